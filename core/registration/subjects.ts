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

/** Names for the codes in a registration. A code without a name is shown as it is. */
export interface Names {
  place(code: string): string
  timezone(value: string): string
}

/** An area or a theatre list: its name, its notes, and a line for each of its delivery options. */
interface Offered {
  readonly name: Text
  readonly notes: readonly Text[]
  readonly options: readonly (readonly Text[])[]
}

interface ReviewEntry extends Entry {
  readonly offered?: Offered
}

/** A subject in a review; `step` is null if no step shows it. */
type ReviewSubject = Omit<Subject, 'entries'> & { readonly step: Step | null; readonly entries: readonly ReviewEntry[] }

/** Returns a whole registration as text for a review, by subject and in the order of the steps. */
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

function listEntry({ name, deliveryType, theatres, deliveryOptions }: TheatreListSent, index: number): ReviewEntry {
  return offeredEntry(`list ${name ?? index}`, {
    name: name ? verbatim(name) : text('registration.list', { at: index + 1 }),
    notes: [deliveryText(deliveryType), text('registration.theatres', { count: theatres.length })],
    options: deliveryOptions.map(({ deliveryTime, price, size }) => [
      option(deliveryTime, price),
      ...(size ? [text('registration.size', { size })] : []),
    ]),
  })
}

/** Returns an entry with texts that are all compared as one line. */
function offeredEntry(key: string, offered: Offered): ReviewEntry {
  return { key, texts: [offered.name, ...offered.notes, ...offered.options.flat()], offered }
}

/** Returns a delivery option as text. Submitted prices are in dollars. */
function option({ unit, value }: { unit: 'days' | 'hours'; value: number }, dollars: number): Text {
  const vars = { count: value, price: formatDollars(dollars) }
  return unit === 'hours' ? text('registration.hoursFor', vars) : text('registration.daysFor', vars)
}

function bandwidth({ bandwidth: bits }: Registration): Entry[] {
  const { value, unit } = bandwidthText(bits)
  return value === '' || Number.isNaN(bits) ? [] : [{ key: 'bandwidth', texts: [verbatim(`${value} ${unit}`)] }]
}
