import { asFailure, Failure } from '../base/errors'
import { failureOf } from '../http/gate'
import { serialiseQuery } from '../http/query'
import type { AreaContext } from '../portal/container'
import { orAborted } from './silence'
import type { ReportRange } from './types'

type Context = Pick<AreaContext, 'options' | 'token' | 'refused' | 'answered'>

export const call = 'GET /v1/work-orders-report'

/**
 * GET {reports}/v1/work-orders-report, with credentials: answers the response whose body is the file.
 * @throws Failure in the server's words, which arrive as a file too.
 */
export async function fetchReport(context: Context, range: ReportRange, abort: AbortSignal): Promise<Response> {
  const { bases } = context.options.peek()
  const query = serialiseQuery({ startDate: range.from, endDate: range.to, dateType: 'assigned_on' })
  const url = `${bases.reports.replace(/\/+$/, '')}/v1/work-orders-report?${query}`
  const ask = async (token: string | null, retries: number) => {
    if (token === null) throw refusal(context, new Failure({ category: 'unauthorized', call }))
    return send(context, url, { headers: headersOf(token), signal: abort }, retries)
  }
  const token = await context.token()
  const first = await ask(token, 0)
  if (first.ok) return judged(first)
  let failure = await failureIn(first)
  if (failure.category === 'unauthorized' && token !== null) {
    // A supplier is asked once for a fresh token before 401 counts (decision 2).
    const fresh = await context.token(token)
    if (fresh !== null && fresh !== token) {
      const second = await ask(fresh, 1)
      if (second.ok) return judged(second)
      failure = await failureIn(second)
    }
  }
  throw refusal(context, failure)
}

function headersOf(token: string): Record<string, string> {
  return { accept: 'text/csv', 'content-type': 'text/csv', authorization: `Bearer ${token}` }
}

/** With credentials, and once more without where another origin does not allow them (decision 27). */
async function send(
  context: Context,
  url: string,
  init: RequestInit & { signal: AbortSignal },
  retries: number,
): Promise<Response> {
  const start = performance.now()
  const report = (status: number | null) => context.answered(call, { status, retries }, performance.now() - start)
  const fetcher: typeof fetch = (input, more) => (context.options.peek().fetch ?? globalThis.fetch)(input, more)
  const attempts: RequestCredentials[] = isElsewhere(url) ? ['include', 'omit'] : ['include']
  let cause: unknown
  for (const credentials of attempts) {
    try {
      const answer = await orAborted(init.signal, fetcher(url, { ...init, credentials }))
      report(answer.status)
      return answer
    } catch (thrown) {
      cause = thrown
      if (!init.signal.aborted) continue
      const { category } = asFailure(thrown)
      if (category === 'cancelled') throw thrown
      break
    }
  }
  report(null)
  throw new Failure({ category: 'offline', call, cause })
}

function isElsewhere(url: string): boolean {
  const page = globalThis.location?.href
  return page === undefined || new URL(url, page).origin !== new URL(page).origin
}

/** A proxy's page is no report, whatever its status says. */
function judged(answer: Response): Response {
  const type = answer.headers.get('content-type') ?? ''
  if (/html|json/i.test(type)) throw new Failure({ category: 'server', status: answer.status, call })
  return answer
}

/** The error arrives as a file, whatever type it claims to be: its message is read out of it. */
async function failureIn(answer: Response): Promise<Failure> {
  const { status, statusText } = answer
  const words = await answer.text().catch(() => '')
  let body: unknown = words
  try {
    body = JSON.parse(words)
  } catch {
    // No error body of ours: the status speaks.
  }
  return failureOf({ status, statusText, body, call })
}

function refusal(context: Context, failure: Failure): Failure {
  const { category } = failure
  if (category === 'unauthorized' || category === 'no-access') context.refused(category)
  return failure
}
