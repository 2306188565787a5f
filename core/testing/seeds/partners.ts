import { addDays } from '../../base/days'
import { workingDayFrom } from '../../base/working-days'
import { dayAt } from '../../base/zoned'
import type { Approval, Registration } from '../../wire/people'
import type { ServiceAreaSent } from '../../wire/service-areas'
import type { Theatre, TheatreListSent } from '../../wire/theatres'
import { day, toInstant } from '../durations'
import { createRandom, hashOf } from '../random'
import type { ApprovalRecord, DayRecord, PartnerRecord } from '../records'
import { areasInForce, listsInForce } from '../transitions/in-force'
import type { Company } from './accounts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const comment = 'Please add a landline number that is answered at night, and the certificate of your last assessment.'

/** Returns the registration of a company. */
export function registrationOf(company: Company, theatres: readonly Theatre[]): Registration {
  const random = createRandom(hashOf(`${company.org} registration`))
  return {
    phones: [
      { intlCode: '1', phoneNo: `555${random.digits(7)}`, category: 2 },
      { intlCode: '1', phoneNo: `555${random.digits(7)}`, category: 1 },
    ],
    emails: [{ email: `dispatch@${company.org}.example.com` }, { email: `night@${company.org}.example.com` }],
    timezone: company.timezone,
    businessHours: weekdays.map((dayName, index) => ({
      dayOrdinal: index + 1,
      dayName,
      startTime: index < 5 ? '09:00' : null,
      endTime: index < 5 ? '18:00' : null,
    })),
    certifications: { mpaa: true, fact: company.type === 'Online', iso27001: company.type !== 'Manual' },
    drives: [
      { driveType: 'CRU', totalStock: 320 },
      { driveType: 'USB', totalStock: 85 },
    ],
    bandwidth: 500 * 1024 ** 2,
    serviceAreas: areas,
    theatreLists: [listFor(theatres)],
  }
}

const areas: ServiceAreaSent[] = [
  {
    code: 'US',
    deliveryType: 'HARD_DRIVE',
    deliveryOptions: [
      { maxTime: { unit: 'days', value: 1 }, price: 54.5, shippingPickupTime: '17:00' },
      { maxTime: { unit: 'days', value: 2 }, price: 38, shippingPickupTime: '17:00' },
      { maxTime: { unit: 'days', value: 5 }, price: 21.95, shippingPickupTime: '15:30' },
    ],
    excludeCodes: ['US-AK', 'US-HI', 'US-NV-LAS'],
    status: 'active',
  },
  {
    code: 'CA-QC',
    deliveryType: 'HARD_DRIVE',
    deliveryOptions: [{ maxTime: { unit: 'days', value: 3 }, price: 61, shippingPickupTime: '16:00' }],
    excludeCodes: [],
    status: 'active',
  },
  {
    code: 'US-TX',
    deliveryType: 'INTERNET',
    deliveryOptions: [{ maxTime: { unit: 'hours', value: 12 }, price: 18, shippingPickupTime: null }],
    excludeCodes: [],
    status: 'active',
  },
  {
    code: 'CA',
    deliveryType: 'SATELLITE',
    deliveryOptions: [{ maxTime: { unit: 'days', value: 2 }, price: 29, shippingPickupTime: null }],
    excludeCodes: ['CA-NL'],
    status: 'active',
  },
]

function listFor(theatres: readonly Theatre[]): TheatreListSent {
  return {
    name: 'Fibre theatres, Texas and Colorado',
    deliveryType: 'INTERNET',
    theatres: theatres.filter(({ state }) => state?.code === 'US-TX' || state?.code === 'US-CO').map(({ id }) => id),
    deliveryOptions: [
      { deliveryTime: { unit: 'hours', value: 6 }, price: 24.5, size: 150 },
      { deliveryTime: { unit: 'hours', value: 12 }, price: 31, size: 400 },
    ],
  }
}

/**
 * Returns a partner in the state of its company. An approved partner has its registered data, any other has no data.
 */
export function seedPartner(company: Company, theatres: readonly Theatre[]): PartnerRecord {
  const { org, companyId, type, timezone, state } = company
  const sent = registrationOf(company, theatres)
  const submitted = state !== 'not-submitted'
  const blank = {
    phones: [],
    emails: [],
    businessHours: [],
    certifications: { mpaa: false, fact: false, iso27001: false },
  }
  const common = { org, companyId, type, submitted, version: 1, nextAt: null }
  if (state !== 'approved')
    return { ...blank, ...common, timezone, drives: [], bandwidth: 0, serviceAreas: [], theatreLists: [] }
  const { serviceAreas, theatreLists = [], ...details } = sent
  return {
    ...details,
    ...common,
    serviceAreas: areasInForce(serviceAreas),
    theatreLists: listsInForce(theatreLists, theatres),
  }
}

const statuses = {
  approved: 'APPROVED',
  pending: 'PENDING',
  'needs-more-info': 'NEEDS_MORE_INFO',
  rejected: 'REJECTED',
} as const

export function seedApprovals(company: Company, theatres: readonly Theatre[], now: number): ApprovalRecord[] {
  const { org, state } = company
  if (state === 'not-submitted') return []
  const submittedAt = now - (state === 'approved' ? 400 : 1) * day
  const approval: Approval = {
    id: `${org}-registration-1`,
    type: 'registration',
    status: statuses[state],
    comments: state === 'needs-more-info' ? comment : null,
    submittedOn: toInstant(submittedAt),
    registrationData: state === 'approved' ? null : registrationOf(company, theatres),
  }
  return [{ org, approval, nextAt: null }]
}

/** Returns holidays, discounts and surges of the two months around `now`. */
export function seedDays({ org, timezone, state }: Company, now: number): DayRecord[] {
  if (state !== 'approved') return []
  const today = dayAt(now, timezone)
  const weekday = (from: number) => workingDayFrom(addDays(today, from))
  const plain = { org, holiday: false, discount: null, surge: null, version: 1 }
  return [
    { ...plain, date: weekday(-20), holiday: true },
    { ...plain, date: weekday(-6), discount: 10 },
    { ...plain, date: weekday(7), holiday: true },
    { ...plain, date: weekday(12), discount: 15 },
    { ...plain, date: weekday(18), surge: 25 },
    { ...plain, date: weekday(22), surge: 40 },
    { ...plain, date: weekday(36), holiday: true },
  ]
}
