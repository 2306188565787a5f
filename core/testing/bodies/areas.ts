import type { Schema } from 'yup'
import { decimalText } from '../../base/decimals'
import { problemsIn } from '../../drafts/validate'
import { isUnder } from '../../service-areas/codes'
import { units } from '../../service-areas/options'
import { tabKey } from '../../service-areas/rules'
import { areaSchema, listSchema, type OfferProblem, type OfferProblemKey } from '../../service-areas/schema'
import editor from '../../service-areas/words/en'
import type { ServiceAreasSubmission } from '../../wire/people'
import type { DeliveryType, ServiceAreaSent } from '../../wire/service-areas'
import type { TheatreListSent } from '../../wire/theatres'
import { isFields } from '../checks'
import { isPlace } from '../reference/places'
import { type Form, type Problem, type Read, readRows, repeated } from './read'
import {
  absent,
  fields,
  invalid,
  leaf,
  line,
  lineFault,
  lines,
  listOf,
  matching,
  number,
  oneOf,
  optional,
  required,
  type Sent,
  tooMany,
} from './shapes'

const messages: Record<OfferProblemKey, string> = {
  'shared.required': required.message,
  'shared.invalidValue': invalid.message,
  'shared.invalidNumber': invalid.message,
  'areas.selectUnit': editor['areas.selectUnit'],
  'areas.selectType': editor['areas.selectType'],
  'areas.selectPickup': editor['areas.selectPickup'],
  'areas.higherMax': editor['areas.higherMax'],
  'areas.atLeastOne': editor['areas.atLeastOne'],
}
/**
 * Returns the fault of a problem. A body has JSON numbers, so a wrong format of typed numbers gets the general message.
 */
const fault = (key: OfferProblemKey) => ({
  code: key === 'shared.invalidNumber' ? invalid.code : key,
  message: messages[key],
})

/**
 * The maximum counts: of areas and lists in a submission, of the other entries in one area or list, and of all entries
 * of a submission ("InAll"). Submissions are limited because every sign-in reads them.
 */
const maxCounts = {
  areas: 1000,
  exclusions: 500,
  exclusionsInAll: 5000,
  options: 50,
  optionsInAll: 5000,
  lists: 50,
  theatres: 2000,
  theatresInAll: 5000,
}

const deliveryTypes: readonly DeliveryType[] = ['HARD_DRIVE', 'SATELLITE', 'INTERNET']
const deliveryType = oneOf(deliveryTypes, fault('areas.selectType'))
const unit = oneOf(units, fault('areas.selectUnit'))
const id = optional(leaf<string>(value => (value === '' ? required : lineFault(value, 100))))
const outside = { code: 'outside', message: 'This place is not in the area' }
const place = matching(isPlace)
const time = matching((value): value is string => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value))

const isRemoved = ({ status }: Pick<ServiceAreaSent, 'status'>) => status === 'deleted'

const areaShape = fields({
  id,
  code: place,
  deliveryType,
  deliveryOptions: listOf(
    maxCounts.options,
    fields({ maxTime: fields({ unit, value: number }), price: number, shippingPickupTime: optional(time) }),
  ),
  excludeCodes: lines(maxCounts.exclusions, value => (isPlace(value) ? null : absent(value))),
  status: oneOf<ServiceAreaSent['status']>(['active', 'pending', 'deleted']),
})

const listShape = fields({
  id,
  name: optional(line(200)),
  deliveryType,
  theatres: lines(maxCounts.theatres, value => lineFault(value, 100)),
  deliveryOptions: listOf(
    maxCounts.options,
    fields({ deliveryTime: fields({ unit, value: number }), price: number, size: number }),
  ),
})

const area: Form<Sent<typeof areaShape>, ServiceAreaSent> = {
  shape: areaShape,
  problems({ code, deliveryType, deliveryOptions, excludeCodes, status }) {
    const options = deliveryOptions.map(({ maxTime, price, shippingPickupTime }) => ({
      max: String(maxTime.value),
      unit: maxTime.unit,
      price: String(price),
      pickup: shippingPickupTime ?? '',
    }))
    const form = { id: null, code, deliveryType, options, excludeCodes, status }
    return [
      ...offerProblems(areaSchema, form).map(problem => toProblem(problem, 'maxTime')),
      ...excludeCodes.flatMap((excluded, index) =>
        isUnder(excluded, code) ? [] : [{ path: `excludeCodes[${index}]`, ...outside }],
      ),
    ]
  },
  // The options and exclusions of a removed area are never read again, so they are not stored.
  clean: ({ id, deliveryOptions, excludeCodes, ...sent }) => ({
    ...(typeof id === 'string' && { id }),
    ...sent,
    deliveryOptions: isRemoved(sent)
      ? []
      : deliveryOptions.map(option => ({ ...option, shippingPickupTime: option.shippingPickupTime ?? null })),
    excludeCodes: isRemoved(sent) ? [] : excludeCodes,
  }),
}

const theatreList: Form<Sent<typeof listShape>, TheatreListSent> = {
  shape: listShape,
  problems({ deliveryType, theatres, deliveryOptions }) {
    const options = deliveryOptions.map(({ deliveryTime, price, size }) => ({
      time: String(deliveryTime.value),
      unit: deliveryTime.unit,
      price: String(price),
      size: decimalText(size),
    }))
    const form = { id: null, name: '', deliveryType, theatres, options }
    return offerProblems(listSchema, form).map(problem => toProblem(problem, 'deliveryTime'))
  },
  clean: ({ id, name, ...sent }) => ({
    ...(typeof id === 'string' && { id }),
    ...(typeof name === 'string' && { name }),
    ...sent,
  }),
}

/** Reads the sent service areas and theatre lists, with prices in dollars, by the rules of the form. */
export async function areas(sent: unknown): Promise<Read<ServiceAreasSubmission>> {
  const { serviceAreas, theatreLists } = isFields(sent) ? sent : {}
  const [offered, lists] = [
    await readRows(area, serviceAreas, { max: maxCounts.areas, path: 'serviceAreas' }),
    await readRows(theatreList, theatreLists ?? [], { max: maxCounts.lists, path: 'theatreLists' }),
  ]
  if ('broken' in offered || 'broken' in lists)
    return { broken: [offered, lists].flatMap(part => ('broken' in part ? part.broken : [])) }
  const broken = [
    ...submissionProblems(offered.value, lists.value),
    ...repeated('serviceAreas', 'id', offered.value.map(idOf)),
    ...repeated('serviceAreas', 'code', offered.value.map(areaKeyOf)),
    ...repeated('theatreLists', 'id', lists.value.map(idOf)),
  ]
  if (broken.length > 0) return { broken }
  const hasLists = theatreLists !== undefined && theatreLists !== null
  return { value: { serviceAreas: offered.value, ...(hasLists && { theatreLists: lists.value }) } }
}

const idOf = ({ id }: { id?: string }) => id ?? null

/** Returns the key of an offered area; null for a removed one, because another area may replace it. */
const areaKeyOf = (area: ServiceAreaSent) => (isRemoved(area) ? null : tabKey(area))

function submissionProblems(areas: readonly ServiceAreaSent[], lists: readonly TheatreListSent[]): Problem[] {
  const sum = <Row>(rows: readonly Row[], count: (row: Row) => number) =>
    rows.reduce((total, row) => total + count(row), 0)
  const counts: readonly [path: string, count: number, max: number][] = [
    ['theatreLists', sum(lists, ({ theatres }) => theatres.length), maxCounts.theatresInAll],
    ['serviceAreas', sum(areas, ({ deliveryOptions }) => deliveryOptions.length), maxCounts.optionsInAll],
    ['serviceAreas', sum(areas, ({ excludeCodes }) => excludeCodes.length), maxCounts.exclusionsInAll],
  ]
  for (const [path, count, max] of counts) if (count > max) return [{ path, ...tooMany(max) }]
  const isEmpty = areas.every(isRemoved) && lists.length === 0
  return isEmpty ? [{ path: 'serviceAreas', ...fault('areas.atLeastOne') }] : []
}

/** Returns the problems of an area or a list by the rules of the form. */
function offerProblems(schema: Pick<Schema<unknown>, 'validateSync'>, part: unknown): OfferProblem[] {
  return problemsIn(schema, part) as OfferProblem[]
}

/**
 * Returns a problem with its path in the sent body: "options[1].max" becomes "deliveryOptions[1].maxTime.value".
 * @param time the field of the body with the time of an option
 */
function toProblem({ path, key }: OfferProblem, time: 'maxTime' | 'deliveryTime'): Problem {
  const sent = path
    .replace(/^options/, 'deliveryOptions')
    .replace(/\.(max|time)$/, `.${time}.value`)
    .replace(/\.unit$/, `.${time}.unit`)
    .replace(/\.pickup$/, '.shippingPickupTime')
  return { path: sent, ...fault(key) }
}
