import { formatDollars } from '../../../core/base/money'
import { bandwidthText } from '../../../core/registration/bandwidth'
import { placeName } from '../../../core/testing/reference/places'
import type { Approval, CompanyDetails, Registration, ServiceAreasSubmission } from '../../../core/wire/people'
import type { DeliveryType, ServiceAreaSent } from '../../../core/wire/service-areas'
import type { TheatreListSent } from '../../../core/wire/theatres'

/** A named part of a submission, each of its entries a line of plain text. */
export interface Fact {
  name: string
  lines: string[]
}

const deliveries: Record<DeliveryType, string> = {
  HARD_DRIVE: 'by drive',
  SATELLITE: 'by satellite',
  INTERNET: 'over the internet',
}

/** Everything that was submitted, readable; empty when the approval holds nothing any more. */
export function factsOf(approval: Approval, theatreNames: ReadonlyMap<string, string>): Fact[] {
  const data: Registration | ServiceAreasSubmission | null = approval.registrationData
  if (data === null) return []
  const { serviceAreas, theatreLists = [] } = data
  return [
    ...('phones' in data ? companyFacts(data) : []),
    { name: 'Service areas', lines: serviceAreas.map(areaLine) },
    { name: 'Theatre lists', lines: theatreLists.map(list => listLine(list, theatreNames)) },
    ...('drives' in data ? stockFacts(data) : []),
  ].map(({ name, lines }) => ({ name, lines: lines.length > 0 ? lines : ['None'] }))
}

function companyFacts({ phones, emails, timezone, businessHours }: CompanyDetails): Fact[] {
  const open = businessHours.filter(({ startTime }) => startTime !== null)
  return [
    {
      name: 'Phones',
      lines: phones.map(
        ({ intlCode, phoneNo, category }) => `+${intlCode} ${phoneNo}, ${category === 1 ? 'mobile' : 'landline'}`,
      ),
    },
    { name: 'Emails', lines: emails.map(({ email }) => email) },
    { name: 'Timezone', lines: [timezone] },
    {
      name: 'Business hours',
      lines: open.map(({ dayName, startTime, endTime }) => `${dayName} ${startTime} to ${endTime}`),
    },
  ]
}

function stockFacts({ drives, bandwidth, certifications }: Registration): Fact[] {
  const { value, unit } = bandwidthText(bandwidth)
  const { mpaa, fact, iso27001 } = certifications
  const held = [mpaa && 'MPAA', fact && 'FACT', iso27001 && 'ISO27001'].filter(name => name !== false)
  return [
    { name: 'Drives', lines: drives.map(({ driveType, totalStock }) => `${driveType}: ${totalStock}`) },
    { name: 'Bandwidth', lines: [`${value} ${unit}`] },
    { name: 'Certifications', lines: held },
  ]
}

function areaLine({ code, deliveryType, deliveryOptions, excludeCodes, status }: ServiceAreaSent): string {
  const options = deliveryOptions.map(
    ({ maxTime, price, shippingPickupTime }) =>
      `${timeOf(maxTime)} for ${formatDollars(price)}${shippingPickupTime ? `, pick-up ${shippingPickupTime}` : ''}`,
  )
  const without = excludeCodes.length > 0 ? `, without ${excludeCodes.map(placeName).join(', ')}` : ''
  const removed = status === 'deleted' ? ' (to be removed)' : ''
  return `${placeName(code)} ${deliveries[deliveryType]}${without}${removed}: ${options.join('; ')}`
}

function listLine(
  { name, deliveryType, theatres, deliveryOptions }: TheatreListSent,
  names: ReadonlyMap<string, string>,
) {
  const options = deliveryOptions.map(
    ({ deliveryTime, price, size }) => `${timeOf(deliveryTime)}, up to ${size} GB for ${formatDollars(price)}`,
  )
  const said = theatres.map(id => names.get(id) ?? id).join(', ')
  return `${name || 'Theatres'} ${deliveries[deliveryType]}: ${options.join('; ')}: ${said}`
}

function timeOf({ unit, value }: ServiceAreaSent['deliveryOptions'][number]['maxTime']): string {
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}
