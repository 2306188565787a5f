import fc from 'fast-check'
import { routeOf } from '../../../core/testing/calls/routes'
import type { WriteName } from '../../../core/testing/calls/writes'
import type { WireBase, WireCall } from '../../../core/testing/wire-call'
import type { CompanyData } from '../../fixtures/bodies/company-data'
import { fillPath } from '../../fixtures/bodies/fill-path'
import { validBodies } from '../../fixtures/bodies/valid'
import { own } from './callers'
import type { Row } from './table'

/** A request to the API without its caller. */
export interface Asked {
  method: WireCall['method']
  base: WireBase
  path: string
  query: string
  body: unknown
}

/** The values for the parts of an address. */
interface Named {
  org: string
  companyId: string
  approval: string
  no: string
  id: string
}

/** Companies without work orders. Their people use their own company and the work of the other one. */
const companies: Record<string, Pick<Named, 'org' | 'companyId'>> = {
  'not registered': { org: 'harborline', companyId: 'C-32000' },
  pending: { org: 'prairie', companyId: 'C-33000' },
  rejected: { org: 'bluemesa', companyId: 'C-35000' },
}
const unknownTarget: Named = { org: 'nobody', companyId: 'C-0', approval: 'none', no: 'WO-0', id: 'none' }

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const from = day(-30)
const until = day(30)

const queries: Record<string, (named: Named) => string> = {
  '/v1/locations': () => 'codes[]=US',
  '/v1/theatres/search': () => 'q=a&offset=0&ps=5',
  '/v1/partner/calendar': () => `startDate=${from}&endDate=${until}`,
  '/v1/work-orders': () => 'items=current&offset=0&ps=25&appliancesCount=1',
  '/v1/work-orders-report': () => `startDate=${from}&endDate=${until}&dateType=assigned_on`,
  '/v1/appliance-status': ({ id }) => `applianceId=${id}`,
}

/**
 * Returns the request of a row for the caller of this column. With `nobody`, the address names data that does not
 * exist.
 */
export function askedBy(row: Row, caller: string, column: number, data: CompanyData, nobody = false): Asked {
  const name = row.remark as WriteName | ''
  // The admin and the member use different data, because the second call on the same data would fail.
  const nth = caller === 'own member' ? 1 : 0
  const company = companies[caller] ?? own
  const order = { setTransfer: data.electronic, startCopies: data.uncopied[nth] }[name as string] ?? data.waiting
  const isAboutDocks = row.path.includes('appliance')
  const named: Named = nobody
    ? unknownTarget
    : {
        org: company.org,
        companyId: company.companyId,
        approval: `${company.org}-registration-1`,
        no: order.workOrderNo,
        id: (isAboutDocks ? data.applianceIds[0] : order.compositions[name === 'startDownload' ? nth : 0]?.id) ?? '',
      }
  return {
    method: row.method as Asked['method'],
    base: row.at as WireBase,
    path: fillPath(row.path, { ...named }, 'test/server/authorisation/wire.ts'),
    query:
      name === 'submitAreas'
        ? 'approvalType=service_areas'
        : row.method === 'GET'
          ? (queries[row.path]?.(named) ?? '')
          : '',
    body: name === '' ? undefined : bodyOf(name, named, column, data),
  }
}

/** Returns a body that the server accepts from an authorized caller. */
function bodyOf(name: WriteName, { companyId }: Named, column: number, data: CompanyData): unknown {
  const free = { holiday: true, discount: null, surge: null }
  switch (name) {
    case 'addHoliday':
      return { date: day(100 + column), holiday: true }
    case 'saveDay':
      return { ...free, date: day(200 + column) }
    case 'setTransfer':
      // An order whose bookings are all delivered is past, and read-only for the next caller.
      return { status: 'started', bookingNos: data.bookingNos.slice(0, 1) }
    default: {
      const [body] = fc.sample<unknown>(validBodies(data)[name], { numRuns: 1, seed: 7 })
      return name === 'saveDrives' ? { ...(body as object), companyId } : body
    }
  }
}

/** Returns the title of the server's route that answers the request, in the form of a row. */
export function routeTitle({ query, ...asked }: Asked): string {
  const call = { ...asked, query: new URLSearchParams(query), ifMatch: null, idempotencyKey: null, userId: '' }
  const { route } = routeOf(call) ?? {}
  return route ? `${route.method} ${route.base} ${route.path}` : 'nothing'
}

export function send(url: string, token: string | null, { method, base, path, query, body }: Asked): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  return fetch(`${url}/api/${base}${path}${query && `?${query}`}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...sent,
  })
}
