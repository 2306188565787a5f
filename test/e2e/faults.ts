import type { Page, Route } from '@playwright/test'

/** A way in which a call fails, and the words that it ends in: first server message, else status text (section 8). */
export interface Fault {
  readonly name: string
  readonly words: string | RegExp
  answer(route: Route): Promise<void>
}

const errors = [
  { code: 'out_of_order', message: 'The depot’s scales are out of order' },
  { code: 'second', message: 'This is the second message' },
]

export const serverSays: Fault = {
  name: 'an ErrorBody',
  words: 'The depot’s scales are out of order',
  answer: route => route.fulfill({ status: 500, json: { errors } }),
}

export const faults: readonly Fault[] = [
  serverSays,
  {
    name: 'a status alone',
    words: 'Service Unavailable',
    answer: route => route.fulfill({ status: 503, body: '' }),
  },
  {
    name: 'a proxy’s page',
    words: 'Bad Gateway',
    answer: route => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>nginx</h1><p>Sorry</p>' }),
  },
  {
    name: 'a dropped connection',
    words: /connection/,
    answer: route => route.abort('connectionreset'),
  },
]

/** An answer that is neither an error nor what was asked for: a proxy's page with the status 200. */
export const nonsense: Fault = {
  name: 'a page that says OK',
  words: 'Unexpected error',
  answer: route => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>It works!</h1>' }),
}

export const status = (code: number, message: string): Fault => ({
  name: `a ${code}`,
  words: message,
  answer: route => route.fulfill({ status: code, json: { errors: [{ code: 'refused', message }] } }),
})

/** A refusal by its code, with the numbers that its words need and none of its own. */
export const coded = (code: number, reason: string, details: Record<string, string>): Fault => ({
  name: reason,
  words: '',
  answer: route => route.fulfill({ status: code, json: { errors: [{ code: reason, message: 'No', details }] } }),
})

/** Stands between the page and the calls of a kind ("POST PUT"): they fail as `with` says, and go through while it says nothing. */
export async function intercept(page: Page, methods: string, path: RegExp) {
  const isMeant = (route: Route) => methods.split(' ').includes(route.request().method())
  let current: Fault | null = null
  await page.route(
    url => path.test(url.pathname),
    route => (current && isMeant(route) ? current.answer(route) : route.fallback()),
  )
  return {
    with(fault: Fault | null) {
      current = fault
    },
  }
}
