import { bandwidthText } from '../base/bandwidth'
import { formatDollars } from '../base/money'
import { certificationsSubject, contactSubjects } from '../company-settings/subjects'
import type { Entry, Subject } from '../drafts/differences'
import { stockSubject } from '../drive-inventory/subjects'
import { type Text, text, verbatim } from '../i18n/translate'
import { areaKey } from '../service-areas/rules'
import type { Registration } from '../wire/people'
import type { ServiceAreaSent } from '../wire/service-areas'
import type { TheatreListSent } from '../wire/theatres'
import { deliveryText } from './delivery-text'
import type { Step } from './types'

/** Names for what a registration holds as codes; a code without a name stands for itself. */
export interface Names {
  place(code: string): string
  timezone(value: string): string
}

/** One area or list of theatres: its name, what is said of it, and a line for each of its delivery options. */
interface Offered {
  readonly name: Text
  readonly notes: readonly Text[]
  readonly options: readonly (readonly Text[])[]
}

interface ReviewEntry extends Entry {
  readonly offered?: Offered
}

/** A subject as a review shows it; `step` is null for what no step shows. */
type ReviewSubject = Omit<Subject, 'entries'> & { readonly step: Step | null; readonly entries: readonly ReviewEntry[] }

/** A whole registration in words, subject by subject in the order of the steps: what a review shows. */
export function subjectsOf(data: Registration, names: Names): readonly ReviewSubject[] {
  return [
    ...contactSubjects(data, names.timezone).map(subject => ({ step: '1', ...subject }) as const),
    { step: '2', title: text('registration.areas'), entries: data.serviceAreas.map(area => areaEntry(area, names)) },
    { step: null, title: text('registration.lists'), entries: (data.theatreLists ?? []).map(listEntry) },
    { step: '3', ...stockSubject(data.drives) },
    { step: '3', title: text('registration.bandwidth'), entries: bandwidth(data) },
    { step: '3', ...certificationsSubject(data.certifications) },
  ]
}

function areaEntry(area: ServiceAreaSent, names: Names): ReviewEntry {
  const { code, deliveryType, deliveryOptions, excludeCodes, status } = area
  const without = excludeCodes.map(names.place).toSorted().join(', ')
  return offeredEntry(areaKey(area), {
    name: verbatim(names.place(code)),
    notes: [
      deliveryText(deliveryType),
      ...(without ? [text('registration.without', { places: without })] : []),
      ...(status === 'deleted' ? [text('registration.removed')] : []),
    ],
    options: deliveryOptions.map(({ maxTime, price, shippingPickupTime }) => [
      option(maxTime, price),
      ...(shippingPickupTime ? [text('registration.pickup', { time: shippingPickupTime })] : []),
    ]),
  })
}

function listEntry({ name, deliveryType, theatres, deliveryOptions }: TheatreListSent, at: number): ReviewEntry {
  return offeredEntry(`list ${name ?? at}`, {
    name: name ? verbatim(name) : text('registration.list', { at: at + 1 }),
    notes: [deliveryText(deliveryType), text('registration.theatres', { count: theatres.length })],
    options: deliveryOptions.map(({ deliveryTime, price, size }) => [
      option(deliveryTime, price),
      ...(size ? [text('registration.size', { size })] : []),
    ]),
  })
}

/** Differences compare all that is said of it, in one line. */
function offeredEntry(key: string, offered: Offered): ReviewEntry {
  return { key, words: [offered.name, ...offered.notes, ...offered.options.flat()], offered }
}

/** What is submitted is in dollars. */
function option({ unit, value }: { unit: 'days' | 'hours'; value: number }, dollars: number): Text {
  const vars = { count: value, price: formatDollars(dollars) }
  return unit === 'hours' ? text('registration.hoursFor', vars) : text('registration.daysFor', vars)
}

function bandwidth({ bandwidth: bits }: Registration): Entry[] {
  const { value, unit } = bandwidthText(bits)
  return value === '' || Number.isNaN(bits) ? [] : [{ key: 'bandwidth', words: [verbatim(`${value} ${unit}`)] }]
}
