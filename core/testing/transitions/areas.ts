import editor from '../../i18n/en/service-areas-editor'
import { areaProblems, listProblems, type OfferProblemKey } from '../../service-areas/problems'
import type { AreaForm, ListForm, Unit } from '../../service-areas/types'
import type { ServiceAreasSubmission } from '../../wire/people'
import type { DeliveryType } from '../../wire/service-areas'
import { asList, type Check, type Fields, isFields, isTimeOfDay } from '../checks'

const words: Record<OfferProblemKey, string> = {
  'shared.required': 'This field is required',
  'shared.invalidValue': 'Enter a valid value',
  'areas.selectUnit': editor['areas.selectUnit'],
  'areas.selectType': editor['areas.selectType'],
  'areas.selectPickup': editor['areas.selectPickup'],
  'areas.higherMax': editor['areas.higherMax'],
  'areas.atLeastOne': editor['areas.atLeastOne'],
}

/** Service areas and theatre lists as they are sent, in dollars, by the rules of the form itself. */
export function readAreas(sent: Fields, check: Check): ServiceAreasSubmission {
  const serviceAreas = asList(sent.serviceAreas).filter(isFields)
  const theatreLists = asList(sent.theatreLists).filter(isFields)
  const refuse = (path: string, key: OfferProblemKey) => check.add(path, key, words[key])
  if (!serviceAreas.some(({ status }) => status !== 'deleted') && theatreLists.length === 0)
    refuse('serviceAreas', 'areas.atLeastOne')
  for (const [at, area] of serviceAreas.entries()) {
    const row = `serviceAreas[${at}]`
    for (const { path, key } of [...shapeProblems(area), ...areaProblems(areaForm(area))])
      refuse(`${row}.${sentPath(path, 'maxTime.value')}`, key)
  }
  for (const [at, list] of theatreLists.entries())
    for (const { path, key } of listProblems(listForm(list)))
      refuse(`theatreLists[${at}].${sentPath(path, 'deliveryTime.value')}`, key)
  // What was checked field by field has the shape of the wire; unknown fields come back as they were sent.
  const data = { serviceAreas, theatreLists } as unknown as ServiceAreasSubmission
  return sent.theatreLists === undefined ? { serviceAreas: data.serviceAreas } : data
}

const areaStatuses: readonly unknown[] = ['active', 'pending', 'deleted']

/** What a form always has, and a stranger may leave out. */
function shapeProblems(area: Fields): { path: string; key: OfferProblemKey }[] {
  const isCode = typeof area.code === 'string' && area.code !== ''
  return [
    ...(isCode ? [] : [{ path: 'code', key: 'shared.required' } as const]),
    ...(typeOf(area) === '' ? [{ path: 'deliveryType', key: 'areas.selectType' } as const] : []),
    ...(areaStatuses.includes(area.status) ? [] : [{ path: 'status', key: 'shared.invalidValue' } as const]),
    ...(Array.isArray(area.excludeCodes) ? [] : [{ path: 'excludeCodes', key: 'shared.required' } as const]),
    // A removed area is not looked at any further, but somebody will read it.
    ...(area.status !== 'deleted' || Array.isArray(area.deliveryOptions)
      ? []
      : [{ path: 'options', key: 'shared.required' } as const]),
  ]
}

const deliveryTypes: readonly DeliveryType[] = ['HARD_DRIVE', 'SATELLITE', 'INTERNET']

function typeOf({ deliveryType }: Fields): DeliveryType | '' {
  return deliveryTypes.find(known => known === deliveryType) ?? ''
}

function areaForm(area: Fields): AreaForm {
  return {
    id: null,
    code: String(area.code),
    deliveryType: typeOf(area) || 'HARD_DRIVE',
    options: asList(area.deliveryOptions).map(sent => {
      const option = isFields(sent) ? sent : {}
      const { unit, value } = isFields(option.maxTime) ? option.maxTime : {}
      const pickup = isTimeOfDay(option.shippingPickupTime) ? option.shippingPickupTime : ''
      return { max: numberText(value), unit: unitOf(unit), price: numberText(option.price), pickup }
    }),
    excludeCodes: [],
    status: area.status === 'deleted' ? 'deleted' : 'active',
  }
}

function listForm(list: Fields): ListForm {
  return {
    id: null,
    name: '',
    deliveryType: typeOf(list),
    theatres: asList(list.theatres).map(String),
    options: asList(list.deliveryOptions).map(sent => {
      const option = isFields(sent) ? sent : {}
      const { unit, value } = isFields(option.deliveryTime) ? option.deliveryTime : {}
      return {
        time: numberText(value),
        unit: unitOf(unit),
        price: numberText(option.price),
        size: numberText(option.size),
      }
    }),
  }
}

/** As somebody would have typed it; what is no number is neither a good one nor an empty field. */
function numberText(sent: unknown): string {
  return typeof sent === 'number' ? String(sent) : 'none'
}

function unitOf(sent: unknown): Unit | '' {
  return sent === 'days' || sent === 'hours' ? sent : ''
}

/** "options[1].max" as it was sent: "deliveryOptions[1].maxTime.value"; `time` is where the wire has the number. */
function sentPath(path: string, time: 'maxTime.value' | 'deliveryTime.value'): string {
  return path
    .replace(/^options/, 'deliveryOptions')
    .replace(/\.(max|time)$/, `.${time}`)
    .replace(/\.unit$/, `.${time.replace('value', 'unit')}`)
    .replace(/\.pickup$/, '.shippingPickupTime')
}
