import { bandwidthText } from '../../../core/base/bandwidth'
import { toJson } from '../../../core/base/json'
import { formatDollars } from '../../../core/base/money'
import { isFields } from '../../../core/testing/checks'
import { placeName } from '../../../core/testing/reference/places'
import type { Approval, CompanyDetails, Registration, ServiceAreasSubmission } from '../../../core/wire/people'
import type { DeliveryType, ServiceAreaSent } from '../../../core/wire/service-areas'
import type { TheatreListSent } from '../../../core/wire/theatres'

/** A named part of a submission. Each entry is one line of plain text. */
export interface Fact {
  name: string
  lines: string[]
}

/** The maximum count of shown lines of a list. A submission may hold thousands, which would delay the page. */
const maxLines = 100

const deliveries: Record<DeliveryType, string> = {
  HARD_DRIVE: 'by drive',
  SATELLITE: 'by satellite',
  INTERNET: 'over the internet',
}

/**
 * Returns the readable parts of a submission, with the first lines of long lists. Empty when the approval holds no
 * data. The page opens for any record: an unreadable part is shown as stored.
 */
export function factsOf({ registrationData }: Approval, theatreNames: ReadonlyMap<string, string>): Fact[] {
  const data: Registration | ServiceAreasSubmission | null = registrationData
  if (data === null) return []
  if (typeof data !== 'object') return [fact('Data', data, () => [])]
  const { serviceAreas, theatreLists = [] } = data
  return [
    ...('phones' in data ? companyFacts(data) : []),
    fact('Service areas', serviceAreas, () => firstOf(serviceAreas, areaLine)),
    fact('Theatre lists', theatreLists, () => firstOf(theatreLists, list => listLine(list, theatreNames))),
    ...('drives' in data ? stockFacts(data) : []),
  ]
}

/** Returns the ids of the theatres that a submission names. */
export function theatresIn({ registrationData: data }: Approval): string[] {
  return listOf(data?.theatreLists)
    .slice(0, maxLines)
    .flatMap(list => (isFields(list) ? listOf(list.theatres) : []))
    .filter(id => typeof id === 'string')
}

function listOf(stored: unknown): unknown[] {
  return Array.isArray(stored) ? stored : []
}

function fact(name: string, stored: unknown, read: () => string[]): Fact {
  try {
    const lines = read().map(String)
    return { name, lines: lines.length > 0 ? lines : ['None'] }
  } catch {
    return { name, lines: [`${toJson(stored)}`] }
  }
}

function firstOf<Item>(items: readonly Item[], lineOf: (item: Item) => string): string[] {
  const more = items.length - maxLines
  return [...items.slice(0, maxLines).map(lineOf), ...(more > 0 ? [`and ${more} more`] : [])]
}

function companyFacts({ phones, emails, timezone, businessHours }: CompanyDetails): Fact[] {
  return [
    fact('Phones', phones, () =>
      phones.map(
        ({ intlCode, phoneNo, category }) => `+${intlCode} ${phoneNo}, ${category === 1 ? 'mobile' : 'landline'}`,
      ),
    ),
    fact('Emails', emails, () => emails.map(({ email }) => email)),
    fact('Time zone', timezone, () => [timezone]),
    fact('Business hours', businessHours, () =>
      businessHours
        .filter(({ startTime }) => startTime !== null)
        .map(({ dayName, startTime, endTime }) => `${dayName} ${startTime} to ${endTime}`),
    ),
  ]
}

function stockFacts({ drives, bandwidth, certifications }: Registration): Fact[] {
  return [
    fact('Drives', drives, () => drives.map(({ driveType, totalStock }) => `${driveType}: ${totalStock}`)),
    fact('Bandwidth', bandwidth, () => {
      const { value, unit } = bandwidthText(bandwidth)
      return [`${value} ${unit}`]
    }),
    fact('Certifications', certifications, () => {
      const { mpaa, fact: isFact, iso27001 } = certifications
      return [mpaa && 'MPAA', isFact && 'FACT', iso27001 && 'ISO27001'].filter(name => name !== false)
    }),
  ]
}

function areaLine({ code, deliveryType, deliveryOptions, excludeCodes, status }: ServiceAreaSent): string {
  const options = deliveryOptions.map(
    ({ maxTime, price, shippingPickupTime }) =>
      `${timeOf(maxTime)} for ${formatDollars(price)}${shippingPickupTime ? `, pick-up ${shippingPickupTime}` : ''}`,
  )
  const exclusions = excludeCodes.length > 0 ? `, excluding ${excludeCodes.map(placeName).join(', ')}` : ''
  const area = `${placeName(code)} ${deliveries[deliveryType]}${exclusions}`
  return status === 'deleted' ? `${area} (to be removed)` : `${area}: ${options.join('; ')}`
}

function listLine(
  { name, deliveryType, theatres, deliveryOptions }: TheatreListSent,
  names: ReadonlyMap<string, string>,
) {
  const options = deliveryOptions.map(
    ({ deliveryTime, price, size }) => `${timeOf(deliveryTime)}, up to ${size} GB for ${formatDollars(price)}`,
  )
  const theatreNames = theatres.map(id => names.get(id) ?? id).join(', ')
  return `${name || 'Theatres'} ${deliveries[deliveryType]}: ${options.join('; ')}: ${theatreNames}`
}

function timeOf({ unit, value }: ServiceAreaSent['deliveryOptions'][number]['maxTime']): string {
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}
