import type { Page } from '@playwright/test'

/** The company of the supplier's tokens, or the way in which the supplier fails. */
export type Mood = 'manual' | 'small' | 'throws' | 'rejects' | 'hangs' | 'answers nothing' | 'answers a page'
/** The form of a token: "named" holds its user and can hold an early expiry; "opaque" holds neither. */
export type TokenForm = 'named' | 'opaque'

interface MoodWindow {
  mood: Mood
  portal: { configure(options: object): void }
  sent: Record<string, string[]>
}

/** Configures a page with two companies, each with its own back end. The supplier follows `mood`. */
export async function startInMood(page: Page, site: string, mood: Mood, written: TokenForm = 'named'): Promise<void> {
  await page.goto(`${site}/test/embedding/pages/moods.html`)
  await page.evaluate(
    async ([first, form]) => {
      const [{ configure }, { createTestBackend }] = await Promise.all([
        import('/reeldock/reeldock.js' as string),
        import('/reeldock/testing.js' as string),
      ])
      const backends: Record<string, ReturnType<typeof createTestBackend>> = {
        manual: createTestBackend({ scenario: 'approved-manual' }),
        small: createTestBackend({ scenario: 'small' }),
      }
      const state = { mood: first, configure, sent: { manual: [], small: [] } as MoodWindow['sent'] }
      Object.assign(window, state)
      const tokenOf = (company: string) =>
        form === 'opaque' ? company : `x.${btoa(JSON.stringify({ sub: company, exp: Date.now() / 1000 + 20 }))}.x`
      const companyOf = (headers: Headers) => {
        const token = headers.get('authorization')?.replace('Bearer ', '') ?? ''
        return form === 'opaque' ? token : JSON.parse(atob(token.split('.')[1] ?? '')).sub
      }
      const supplier = () => {
        const { mood: now } = window as unknown as MoodWindow
        if (now === 'throws') throw new Error('no token')
        if (now === 'rejects') return Promise.reject(new Error('no token'))
        if (now === 'answers a page') return '<!doctype html><title>Sign in</title>'
        if (now === 'hangs') return new Promise<string>(() => {})
        return now === 'answers nothing' ? '' : tokenOf(now)
      }
      const { options } = backends.manual
      const portal = configure({
        ...options,
        token: supplier,
        fetch: async (input: string, init: RequestInit) => {
          const headers = new Headers(init.headers)
          const company = companyOf(headers)
          const { mood: now, sent } = window as unknown as MoodWindow
          // An opaque token ends when the mood changes.
          if (form === 'opaque' && company !== now) return new Response('{}', { status: 401 })
          if (init.method !== 'GET') sent[company]?.push(String(init.body))
          headers.set('authorization', `Bearer ${backends[company].options.token}`)
          return backends[company].options.fetch(input, { ...init, headers })
        },
      })
      Object.assign(window, { portal })
    },
    [mood, written] as const,
  )
}

/** Changes the answer of the same supplier. */
export function setMood(page: Page, mood: Mood): Promise<void> {
  return page.evaluate(next => void Object.assign(window, { mood: next }), mood)
}

/** Replaces the supplier with one of another company. */
export function replaceSupplier(page: Page, mood: Mood, written: TokenForm): Promise<void> {
  return page.evaluate(
    ([next, form]) => {
      const here = window as unknown as MoodWindow
      here.mood = next
      const token = form === 'opaque' ? next : `x.${btoa(JSON.stringify({ sub: next }))}.x`
      here.portal.configure({ token: () => token })
    },
    [mood, written] as const,
  )
}

/** Saves the drives at the moment when the supplier changes. Returns whether they were saved. */
export function saveInMood(page: Page, mood: Mood): Promise<boolean> {
  return page.evaluate(next => {
    Object.assign(window, { mood: next })
    const drives = document.querySelector('reeldock-drive-inventory') as unknown as { save(): Promise<boolean> }
    return drives.save()
  }, mood)
}

/** Reads the work orders again, which uses a changed token. */
export function readAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    const orders = document.querySelector('reeldock-work-orders') as unknown as { refresh(): Promise<void> }
    return orders.refresh()
  })
}

/** Returns the bodies of the drives that a company sent. */
export function drivesSentAs(page: Page, company: 'manual' | 'small'): Promise<string[]> {
  return page.evaluate(name => {
    const { sent } = window as unknown as MoodWindow
    return (sent[name] ?? []).filter(body => body.includes('drives'))
  }, company)
}
