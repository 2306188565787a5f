import { Failure } from '../base/errors'
import type { Http } from '../http/http'
import type { ReportRange } from './types'

const path = 'v1/work-orders-report'
export const call = `GET /${path}`

/**
 * Reads GET {reports}/v1/work-orders-report.
 * @returns the response, with the file as its body
 * @throws Failure with the message of the server, which arrives as a file too
 */
export async function fetchReport(http: Http, range: ReportRange, abort: AbortSignal): Promise<Response> {
  const params = { startDate: range.from, endDate: range.to, dateType: 'assigned_on' }
  const answer = await http.stream('reports', path, 'text/csv', { params, abort })
  // A proxy's page is no report, with any status.
  const type = answer.headers.get('content-type') ?? ''
  if (/html|json/i.test(type)) throw new Failure({ category: 'server', status: answer.status, call })
  return answer
}
