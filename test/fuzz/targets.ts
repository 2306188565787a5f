import { bandwidthText, bandwidthUnits } from '../../core/base/bandwidth'
import { createCsvReader } from '../../core/base/csv'
import { isDay } from '../../core/base/days'
import { readTime } from '../../core/base/read-time'
import { bitsOf, isBandwidth } from '../../core/base/typed-bandwidth'
import { readIcs } from '../../core/calendar/ics-read'
import { extensionOf, normalizePhone, typedNumber } from '../../core/company-settings/phone-numbers'
import { decodeCplName } from '../../core/compositions/cpl-name'
import { readCourier, readSerial, readStatus, readTracking } from '../../core/shipments/sheets/import-cells'
import type { Random } from '../../core/testing/random'
import { trackingHint, trackingPage } from '../../core/tracking/hint'
import { moreSamples } from '../fixtures/cpl-names/more-samples'
import { samples } from '../fixtures/cpl-names/samples'
import { barcodes } from './barcodes'
import { mutilatedSeries, readSeries, seriesTexts } from './calendars'
import { languageFields } from './language-fields'
import { mutilate, noise } from './texts'

export interface Target {
  readonly name: string
  /** The number of texts in a full run. */
  readonly runs: number
  text(random: Random): string
  /**
   * Reads a text.
   * @throws Error when a promise of the reader does not hold
   */
  read(text: string, random: Random): void | Promise<void>
}

const published = Object.values({ ...samples, ...moreSamples }).flatMap(names => names.map(([name]) => name))
const parts = published.flatMap(name => name.split('_'))

function holds(promise: boolean, what: string): void {
  if (!promise) throw new Error(what)
}

const cplName: Target = {
  name: 'names of compositions',
  runs: 1_000_000,
  text(random) {
    const chance = random.next()
    if (chance < 0.3) return noise(random, 120)
    if (chance < 0.7) return mutilate(random, random.pick(published), '_')
    return Array.from({ length: random.whole(0, 16) }, () => random.pick(parts)).join('_')
  },
  read(name) {
    const decoded = decodeCplName(name)
    if (decoded === null) return
    const plain = name.trim()
    holds(plain.startsWith(`${decoded.title}_${decoded.contentType}`), 'begins with its title and type')
    for (const part of [decoded.studio, decoded.facility, decoded.audioLanguage, ...decoded.territory])
      holds(part === null || plain.includes(part), `says ${part} itself`)
    holds(decoded.date === null || plain.includes(decoded.date.replaceAll('-', '')), 'says its date itself')
  },
}

const csv: Target = {
  name: 'reports (CSV)',
  runs: 100_000,
  text: random =>
    random.chance(0.5) ? noise(random, 200) : mutilate(random, 'WO-1,"a ""b"", c",2026-01-01\r\n,,\r\n', ','),
  read(text, random) {
    const whole: string[] = []
    const pieces: string[] = []
    const once = createCsvReader(cells => whole.push(cells.join('\u0001')))
    once.push(text)
    once.end()
    const cut = random.whole(0, text.length)
    const twice = createCsvReader(cells => pieces.push(cells.join('\u0001')))
    twice.push(text.slice(0, cut))
    twice.push(text.slice(cut))
    twice.end()
    holds(whole.join('\u0002') === pieces.join('\u0002'), 'reads the same, however it is cut')
  },
}

const codes = ['1', '44', '49', '358', '7', '77']
const phone: Target = {
  name: 'phone numbers',
  runs: 200_000,
  text: random => (random.chance(0.5) ? noise(random, 30) : mutilate(random, '+44 (0)20 7946 0958 ext. 12', ' ')),
  read(text) {
    const empty = { intlCode: '', phoneNo: '', category: null }
    const once = normalizePhone({ ...empty, phoneNo: text }, codes)
    const twice = normalizePhone(once, codes)
    holds(once.phoneNo === twice.phoneNo && once.intlCode === twice.intlCode, 'changes nothing the second time')
    typedNumber(empty, text, codes)
    extensionOf(empty, text)
  },
}

const bandwidth: Target = {
  name: 'bandwidths',
  runs: 200_000,
  text: random => (random.chance(0.5) ? noise(random, 12) : String(random.next() * 10 ** random.whole(0, 18))),
  read(value, random) {
    for (const unit of bandwidthUnits) {
      const typed = { value, unit, received: null }
      if (!isBandwidth(typed)) continue
      const bits = bitsOf(typed)
      holds(Number.isSafeInteger(bits) && bits >= 1, 'is a whole number of bits')
    }
    const received = random.whole(1, 2 ** 50)
    holds(bitsOf(bandwidthText(received)) === received, 'goes out as it came')
  },
}

/** Returns the days of a calendar text. The reader refuses other texts by an error, which is fine: it must only end. */
function daysOf(text: string) {
  try {
    return readIcs(text, { zone: 'America/Chicago', today: '2026-11-19', until: '2027-12-31' }).days
  } catch {
    return []
  }
}

const calendar: Target = {
  name: 'calendar files (ICS)',
  runs: 20_000,
  text(random) {
    if (random.chance(0.2)) return noise(random, 200)
    return random.chance(0.5) ? mutilate(random, ics, random.pick(['\r\n', ':', ';'])) : mutilatedSeries(random)
  },
  read(text) {
    holds(
      daysOf(text).every(({ date }) => isDay(date)),
      'gives days',
    )
  },
}
const ics = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART;VALUE=DATE:20261225',
  'DTEND;VALUE=DATE:20261227',
  'RRULE:FREQ=YEARLY;COUNT=3',
  'SUMMARY:Closed',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

const series: Target = { name: 'series of calendar files', runs: 20_000, text: seriesTexts, read: readSeries }

const couriers = [{ name: 'FedEx', aftership_slug: 'fedex' }]
const cells: Target = {
  name: 'cells of a sheet',
  runs: 200_000,
  text: random => noise(random, 30),
  read(text, random) {
    const value = random.chance(0.2) ? random.next() * 10 ** random.whole(0, 20) : text
    readCourier(value, '', couriers)
    readTracking(value, '')
    readStatus(value, 'pending')
    readSerial(value)
  },
}

const tracking: Target = {
  name: 'tracking numbers',
  runs: 200_000,
  text: random => (random.chance(0.5) ? noise(random, 40) : mutilate(random, '1Z5R89390357567127', 'R')),
  read(text) {
    trackingHint(text, 'fedex', ['fedex', 'ups', 'dhl'])
    const page = trackingPage(text, 'fedex')
    holds(page === null || new URL(page).protocol === 'https:', 'leads to a page')
  },
}

const times: Target = {
  name: 'times of day',
  runs: 200_000,
  text: random => (random.chance(0.5) ? noise(random, 10) : mutilate(random, '09:30 PM', ':')),
  read(text) {
    const time = readTime(text)
    holds(time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(time), 'is a time of day')
  },
}

export const targets: readonly Target[] = [
  cplName,
  csv,
  phone,
  bandwidth,
  calendar,
  series,
  cells,
  tracking,
  times,
  languageFields,
  barcodes,
]
