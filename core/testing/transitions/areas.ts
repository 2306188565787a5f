import type { ServiceAreasSubmission } from '../../wire/people'
import type { ServiceArea, ServiceAreaSent } from '../../wire/service-areas'
import type { Theatre, TheatreList, TheatreListSent } from '../../wire/theatres'
import { asList, type Check, type Fields, isFields, isTimeOfDay, isWhole } from '../checks'
import { placesOf } from '../reference/places'

const toCents = (dollars: number) => Math.round(dollars * 100)

/** A service area in force, of one that was sent: dollars turn into cents, codes into places. */
export function areaOf(sent: ServiceAreaSent, index: number): ServiceArea {
  return {
    ...sent,
    id: sent.id ?? `area-${index + 1}-${sent.code}`,
    status: 'active',
    deliveryOptions: sent.deliveryOptions.map(option => ({ ...option, price: toCents(option.price) })),
    validIn: { countries: placesOf([sent.code]) },
    notValidIn: { countries: placesOf(sent.excludeCodes) },
  }
}

/** A theatre list in force, of one that was sent. */
export function listOf(sent: TheatreListSent, index: number, theatres: readonly Theatre[]): TheatreList {
  const ids = new Set(sent.theatres)
  return {
    ...sent,
    id: sent.id ?? `list-${index + 1}`,
    status: 'active',
    theatres: theatres.filter(theatre => ids.has(theatre.id)),
    deliveryOptions: sent.deliveryOptions.map(option => ({ ...option, price: toCents(option.price) })),
  }
}

/** Service areas and theatre lists as they are sent, in dollars. */
export function readAreas(sent: Fields, check: Check): ServiceAreasSubmission {
  const serviceAreas = asList(sent.serviceAreas).filter(isFields)
  const theatreLists = asList(sent.theatreLists).filter(isFields)
  if (serviceAreas.length + theatreLists.length === 0)
    check.add('serviceAreas', 'required', 'At least one service area must be configured')
  for (const [index, area] of serviceAreas.entries()) checkArea(area, `serviceAreas[${index}]`, check)
  for (const [index, list] of theatreLists.entries()) checkList(list, `theatreLists[${index}]`, check)
  // What was checked field by field has the shape of the wire; unknown fields come back as they were sent.
  const data = { serviceAreas, theatreLists } as unknown as ServiceAreasSubmission
  return sent.theatreLists === undefined ? { serviceAreas: data.serviceAreas } : data
}

const deliveryTypes: readonly unknown[] = ['HARD_DRIVE', 'SATELLITE', 'INTERNET']
const areaStatuses: readonly unknown[] = ['active', 'pending', 'deleted']

function checkArea(area: Fields, at: string, check: Check): void {
  if (typeof area.code !== 'string' || area.code === '') check.add(`${at}.code`, 'required', 'This field is required')
  if (!deliveryTypes.includes(area.deliveryType)) check.add(`${at}.deliveryType`, 'required', 'Select a delivery type')
  if (!areaStatuses.includes(area.status)) check.add(`${at}.status`, 'invalid', 'Enter a valid value')
  if (!Array.isArray(area.excludeCodes)) check.add(`${at}.excludeCodes`, 'required', 'This field is required')
  const options = asList(area.deliveryOptions).filter(isFields)
  if (options.length === 0) check.add(`${at}.deliveryOptions`, 'required', 'This field is required')
  const seen = new Set<string>()
  for (const [index, option] of options.entries()) {
    const path = `${at}.deliveryOptions[${index}]`
    const time = checkTime(option.maxTime, `${path}.maxTime`, 999, check)
    if (time !== null && seen.has(time))
      check.add(
        `${path}.maxTime.value`,
        'repeated',
        'Enter a number for maximum days that is higher than the minimum days',
      )
    if (time !== null) seen.add(time)
    if (!isPrice(option.price) || option.price >= 1000) check.add(`${path}.price`, 'invalid', 'Enter a valid value')
    const needsPickup = area.deliveryType === 'HARD_DRIVE'
    if (needsPickup && !isTimeOfDay(option.shippingPickupTime))
      check.add(`${path}.shippingPickupTime`, 'required', 'Select a Shipping Pick Up Time')
  }
}

function checkList(list: Fields, at: string, check: Check): void {
  if (!deliveryTypes.includes(list.deliveryType)) check.add(`${at}.deliveryType`, 'required', 'Select a delivery type')
  if (asList(list.theatres).length === 0) check.add(`${at}.theatres`, 'required', 'This field is required')
  const options = asList(list.deliveryOptions).filter(isFields)
  if (options.length === 0) check.add(`${at}.deliveryOptions`, 'required', 'This field is required')
  for (const [index, option] of options.entries()) {
    const path = `${at}.deliveryOptions[${index}]`
    checkTime(option.deliveryTime, `${path}.deliveryTime`, Number.MAX_SAFE_INTEGER, check)
    if (!isPrice(option.price)) check.add(`${path}.price`, 'invalid', 'Enter a valid value')
    if (typeof option.size !== 'number' || option.size <= 1) check.add(`${path}.size`, 'invalid', 'Enter a valid value')
  }
}

function checkTime(sent: unknown, path: string, most: number, check: Check): string | null {
  const { unit, value } = isFields(sent) ? sent : {}
  if (unit !== 'days' && unit !== 'hours') check.add(`${path}.unit`, 'required', 'Select unit')
  if (!isWhole(value, 0, most)) check.add(`${path}.value`, 'invalid', 'Enter a valid value')
  return typeof unit === 'string' && typeof value === 'number' ? `${value} ${unit}` : null
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
