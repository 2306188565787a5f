import { formatBytes } from '../../../core/base/bytes'
import { longDayTimeIn, zoneName } from '../../../core/base/time'
import type { Translate } from '../../../core/i18n/translate'
import { barsOf, squareOf } from '../../../core/labels/codes'
import type { Deadline, Label } from '../../../core/labels/labels'
import { type LabelSize, roomForNames, type Sheet, sizeOf } from '../../../core/labels/sheets'
import { drawPath } from './draw-code'

/** Millimetres: the edge of the square, the height of the bars, and how wide one bar is at best. */
const codes: Record<LabelSize, { square: number; bars: number; bar: number }> = {
  small: { square: 17, bars: 6.5, bar: 0.33 },
  medium: { square: 22, bars: 9, bar: 0.38 },
  large: { square: 30, bars: 14, bar: 0.42 },
}

/** Millimetres at the sides that bars keep free. */
const aside = 6

/** A label as it is printed. What is not reported leaves its line out; the codes keep their room whatever is said. */
export function drawLabel(page: Document, label: Label, sheet: Sheet, t: Translate): HTMLElement {
  const size = sizeOf(sheet)
  const drawn = box(page, 'drive-label', [
    box(page, 'label-words', wordsOf(page, label, sheet, t)),
    box(page, 'label-square', [
      drawPath(page, squareOf(label.code), { width: codes[size].square, height: codes[size].square }),
    ]),
    box(page, 'label-bars', drawBars(page, label.code, sheet)),
  ])
  drawn.dataset.size = size
  return drawn
}

function drawBars(page: Document, text: string, sheet: Sheet): Node[] {
  const { bars: height, bar } = codes[sizeOf(sheet)]
  const bars = barsOf(text)
  const said = box(page, 'label-code', [text], 'ltr')
  if (!bars) return [said]
  const width = Math.min(bars.width * bar, sheet.label.width - aside)
  return [drawPath(page, bars, { width, height }), said]
}

/** Lines in the order of their weight: one that finds no room is left out whole. */
function wordsOf(page: Document, label: Label, sheet: Sheet, t: Translate): HTMLElement[] {
  const { title, packages, driveType, size, shipBy, deliverBy, returnTo, returnBy } = label
  const isVf = packages.includes('VF')
  const chips = [
    ...packages.map(name => box(page, isVf && name === 'VF' ? 'label-chip label-boxed' : 'label-chip', [name])),
    ...[...label.chips, driveType, size !== null && formatBytes(size, t.locale)]
      .filter(chip => chip !== null && chip !== false)
      .map(chip => box(page, 'label-chip', [chip])),
  ]
  return [
    title !== null && box(page, 'label-title', [title], 'auto'),
    chips.length > 0 && box(page, 'label-chips', chips, 'ltr'),
    line(page, 'label-strong', [label.workOrderNo, label.bookingNo, `${label.ordinal} / ${label.count}`]),
    line(page, 'label-line', [label.theatre, label.place]),
    line(page, 'label-line', [
      shipBy && t('labels.shipBy', { time: timeOf(shipBy, t) }),
      deliverBy && t('labels.deliverBy', { time: timeOf(deliverBy, t) }),
    ]),
    ...namesOf(page, label, sheet, t),
    line(page, 'label-line', [
      returnTo && t('labels.returnTo', { address: returnTo }),
      returnBy && t('labels.returnBy', { courier: returnBy }),
    ]),
  ].filter(drawn => drawn !== null && drawn !== false)
}

/** As many names as have room; the last one tells how many there are when that is fewer. */
function namesOf(page: Document, { names }: Label, sheet: Sheet, t: Translate): HTMLElement[] {
  const shown = names.slice(0, roomForNames(sheet))
  return shown.map((name, at) => {
    const drawn = box(page, 'label-name', wrapping(page, name), 'ltr')
    if (at === shown.length - 1 && shown.length < names.length)
      drawn.append(' ', isolated(page, t('labels.namesOf', { shown: shown.length, count: names.length })))
    return drawn
  })
}

function timeOf({ at, zone }: Deadline, t: Translate): string {
  return `${longDayTimeIn(at, zone, t.locale)} ${zoneName(zone, at, t.locale)}`
}

/** A name may wrap after each underscore, and is never cut. */
function wrapping(page: Document, name: string): Node[] {
  return (name.match(/[^_]*_|[^_]+$/g) ?? []).flatMap(part => [page.createTextNode(part), page.createElement('wbr')])
}

/** Facts side by side, each whole in a text that runs the other way; null when there are none. */
function line(page: Document, name: string, facts: readonly (string | null)[]): HTMLElement | null {
  const told = facts.filter(fact => fact !== null && fact !== '')
  if (told.length === 0) return null
  return box(
    page,
    name,
    told.flatMap((fact, at) => [...(at > 0 ? [page.createTextNode(' · ')] : []), isolated(page, fact ?? '')]),
  )
}

function isolated(page: Document, text: string): HTMLElement {
  const drawn = page.createElement('bdi')
  drawn.append(text)
  return drawn
}

export function box(page: Document, name: string, content: readonly (Node | string)[], dir?: string): HTMLElement {
  const drawn = page.createElement('div')
  drawn.className = name
  if (dir) drawn.dir = dir
  drawn.append(...content)
  return drawn
}
