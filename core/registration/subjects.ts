import { formatDollars } from '../base/money'
import { isClosed } from '../company-settings/business-hours'
import { companyForm } from '../company-settings/mapping'
import { type Text, text, verbatim } from '../i18n/translate'
import { areaKey } from '../service-areas/rules'
import type { Registration } from '../wire/people'
import type { ServiceAreaSent } from '../wire/service-areas'
import type { TheatreListSent } from '../wire/theatres'
import { bandwidthText } from './bandwidth'
import { deliveryText } from './delivery-text'
import type { Entry, Subject } from './types'

/** Names for what a registration holds as codes; a code without a name stands for itself. */
export interface Names {
  place(code: string): string
  timezone(value: string): string
}

/** A whole registration in words, subject by subject in the order of the steps: what a review shows. */
export function subjectsOf(data: Registration, names: Names): readonly Subject[] {
  return [
    { step: '1', title: text('companyParts.phones'), entries: phones(data) },
    { step: '1', title: text('companyParts.emails'), entries: data.emails.map(({ email }) => said(email, email)) },
    {
      step: '1',
      title: text('companyParts.timezone'),
      entries: data.timezone ? [said('timezone', names.timezone(data.timezone))] : [],
    },
    { step: '1', title: text('companyParts.hours'), entries: hours(data) },
    { step: '2', title: text('registration.areas'), entries: data.serviceAreas.map(area => areaEntry(area, names)) },
    { step: null, title: text('registration.lists'), entries: (data.theatreLists ?? []).map(listEntry) },
    { step: '3', title: text('drives.title'), entries: stock(data) },
    { step: '3', title: text('registration.bandwidth'), entries: bandwidth(data) },
    { step: '3', title: text('companyParts.certifications'), entries: certifications(data) },
  ]
}

function said(key: string, words: string): Entry {
  return { key, words: [verbatim(words)] }
}

function phones(data: Registration): Entry[] {
  return data.phones.map(({ intlCode, phoneNo, category }) => ({
    key: `${intlCode} ${phoneNo}`,
    words: [
      verbatim(`+${intlCode} ${phoneNo}`),
      text(category === 1 ? 'companyParts.mobile' : 'companyParts.landline'),
    ],
  }))
}

const days = [
  'registration.monday',
  'registration.tuesday',
  'registration.wednesday',
  'registration.thursday',
  'registration.friday',
  'registration.saturday',
  'registration.sunday',
] as const

function hours(data: Registration): Entry[] {
  return companyForm(data).businessHours.flatMap((day, at): Entry[] => {
    const name = days[at]
    if (isClosed(day) || name === undefined) return []
    return [{ key: `day ${at}`, words: [text(name), verbatim(`${day.startTime}–${day.endTime}`)] }]
  })
}

function areaEntry(area: ServiceAreaSent, names: Names): Entry {
  const { code, deliveryType, deliveryOptions, excludeCodes, status } = area
  const without = excludeCodes.map(names.place).toSorted().join(', ')
  return {
    key: areaKey(area),
    words: [
      verbatim(names.place(code)),
      deliveryText(deliveryType),
      ...(without ? [text('registration.without', { places: without })] : []),
      ...deliveryOptions.flatMap(({ maxTime, price, shippingPickupTime }) => [
        option(maxTime, price),
        ...(shippingPickupTime ? [text('registration.pickup', { time: shippingPickupTime })] : []),
      ]),
      ...(status === 'deleted' ? [text('registration.removed')] : []),
    ],
  }
}

function listEntry({ name, deliveryType, theatres, deliveryOptions }: TheatreListSent, at: number): Entry {
  return {
    key: `list ${name ?? at}`,
    words: [
      name ? verbatim(name) : text('registration.list', { at: at + 1 }),
      deliveryText(deliveryType),
      text('registration.theatres', { count: theatres.length }),
      ...deliveryOptions.flatMap(({ deliveryTime, price, size }) => [
        option(deliveryTime, price),
        ...(size ? [text('registration.size', { size })] : []),
      ]),
    ],
  }
}

/** What is submitted is in dollars. */
function option({ unit, value }: { unit: 'days' | 'hours'; value: number }, dollars: number): Text {
  const vars = { count: value, price: formatDollars(dollars) }
  return unit === 'hours' ? text('registration.hoursFor', vars) : text('registration.daysFor', vars)
}

function stock(data: Registration): Entry[] {
  return data.drives.map(({ driveType, totalStock }) => ({
    key: driveType,
    words: [
      verbatim(driveType),
      Number.isNaN(totalStock) ? text('registration.nothingYet') : verbatim(String(totalStock)),
    ],
  }))
}

function bandwidth({ bandwidth: bits }: Registration): Entry[] {
  const { value, unit } = bandwidthText(bits)
  return value === '' || Number.isNaN(bits) ? [] : [said('bandwidth', `${value} ${unit}`)]
}

function certifications({ certifications: { mpaa, fact, iso27001 } }: Registration): Entry[] {
  return [
    ...(mpaa ? [{ key: 'mpaa', words: [text('companyParts.mpaa')] }] : []),
    ...(fact ? [{ key: 'fact', words: [text('companyParts.fact')] }] : []),
    ...(iso27001 ? [{ key: 'iso27001', words: [text('companyParts.iso27001')] }] : []),
  ]
}
