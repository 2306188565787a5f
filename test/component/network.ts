import { Failure } from '../../core/base/errors'
import { createHttp, type HttpEnvironment } from '../../core/http/http'

export type Answer = () => Response | Promise<Response>

export const json = (body: unknown, init: ResponseInit = {}): Answer => {
  return () => new Response(JSON.stringify(body), { status: 200, ...init })
}
export const refusal = (code = 'unauthorized') => json({ errors: [{ code, message: 'Sign in' }] }, { status: 401 })

/** The client before a network that answers what it is told, in turn; then the last answer again. */
export function network(answers: Answer[], more: Partial<HttpEnvironment> = {}) {
  const sent: {
    method: string
    url: string
    headers: Record<string, string>
    body: string | null
    init: RequestInit
  }[] = []
  const asked: (string | undefined)[] = []
  const refused: string[] = []
  const http = createHttp({
    base: name => `https://${name}.test/`,
    token: async old => {
      asked.push(old)
      return 'token-1'
    },
    fetch: async (input, init = {}) => {
      const headers = Object.fromEntries(new Headers(init.headers))
      sent.push({ method: init.method ?? '', url: String(input), headers, body: (init.body as string) ?? null, init })
      init.signal?.throwIfAborted()
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
    onRefused: category => refused.push(category),
    idempotencyKeys: () => false,
    ...more,
  })
  const last = () => {
    const found = sent.at(-1)
    if (!found) throw new Error('nothing was sent')
    return found
  }
  return { http, sent, last, asked, refused }
}

export async function failureIn(call: Promise<unknown>): Promise<Failure> {
  const thrown = await call.then(
    value => value,
    (reason: unknown) => reason,
  )
  if (!(thrown instanceof Failure)) throw new Error(`no Failure: ${JSON.stringify(thrown)}`)
  return thrown
}
