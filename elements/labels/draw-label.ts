import { formatBytes } from '../../core/base/bytes'
import { longDayTimeIn, zoneName } from '../../core/base/time'
import type { Translate } from '../../core/i18n/translate'
import { barsOf, squareOf } from '../../core/labels/codes'
import type { Deadline, Label } from '../../core/labels/labels'
import type { Fact, Fit } from '../../core/labels/room'
import { type LabelSize, type Sheet, sizeOf } from '../../core/labels/sheets'
import { drawPath } from './draw-code'

/**
 * The sizes in millimeters of the edge of the square code, the height of the bars, and the maximum width of one bar.
 */
const codes: Record<LabelSize, { square: number; bars: number; bar: number }> = {
  small: { square: 17, bars: 5, bar: 0.33 },
  medium: { square: 22, bars: 9, bar: 0.38 },
  large: { square: 30, bars: 14, bar: 0.42 },
}

/** The total width in millimeters that stays free at both sides of the bars. */
const sideRoom = 6

/**
 * Draws a label for print in the layout `fit`, which does not change the size of the codes. Unknown facts are left out.
 */
export function drawLabel(page: Document, label: Label, sheet: Sheet, fit: Fit, t: Translate): HTMLElement {
  const size = sizeOf(sheet)
  const { square } = codes[size]
  const element = box(page, 'drive-label', [
    box(page, 'label-words', [
      box(page, 'label-square', [drawPath(page, squareOf(label.code), { width: square, height: square })]),
      ...linesOf(page, label, fit, t),
    ]),
    box(page, 'label-bars', drawBars(page, label.code, sheet)),
  ])
  element.dataset.size = size
  element.dataset.scale = fit.scale
  return element
}

/** Writes the lines of a drawn label again, in another fit. */
export function writeLines(element: HTMLElement, label: Label, fit: Fit, t: Translate): void {
  const block = element.querySelector('.label-words')
  const square = block?.firstElementChild
  if (!block || !square) return
  block.replaceChildren(square, ...linesOf(element.ownerDocument, label, fit, t))
  element.dataset.scale = fit.scale
}

function drawBars(page: Document, text: string, sheet: Sheet): Node[] {
  const { bars: height, bar } = codes[sizeOf(sheet)]
  const bars = barsOf(text)
  const codeText = box(page, 'label-code', [text], 'ltr')
  if (!bars) return [codeText]
  const width = Math.min(bars.width * bar, sheet.label.width - sideRoom)
  return [drawPath(page, bars, { width, height }), codeText]
}

/** Returns the lines of a label from top to bottom. */
function linesOf(page: Document, label: Label, fit: Fit, t: Translate): HTMLElement[] {
  const { title, shipBy, deliverBy, returnTo, returnBy } = label
  const has = (fact: Fact) => fit.facts.includes(fact)
  const chips = has('chips') ? chipsOf(page, label, t) : []
  return [
    has('theatre') && line(page, 'label-to', [`#${label.ordinal}`, label.theatre, label.city]),
    has('title') && title !== null && box(page, 'label-title', [title], 'auto'),
    chips.length > 0 && box(page, 'label-chips', chips, 'ltr'),
    has('order') &&
      line(page, 'label-strong', [label.workOrderNo, label.bookingNo, `${label.ordinal} / ${label.count}`]),
    has('deadlines') &&
      line(page, 'label-plain', [
        shipBy && t('labels.shipBy', { time: timeOf(shipBy, t) }),
        deliverBy && t('labels.deliverBy', { time: timeOf(deliverBy, t) }),
      ]),
    ...(has('names') ? namesOf(page, label, fit, t) : []),
    line(page, 'label-plain', [
      has('returnTo') && returnTo ? t('labels.returnTo', { address: returnTo }) : null,
      has('returnBy') && returnBy ? t('labels.returnBy', { courier: returnBy }) : null,
    ]),
  ].filter(element => element !== null && element !== false)
}

function chipsOf(page: Document, { packages, chips, driveType, size }: Label, t: Translate): HTMLElement[] {
  return [
    ...packages.map(name => box(page, name === 'VF' ? 'label-chip label-boxed' : 'label-chip', [name])),
    ...[...chips, driveType, size !== null && formatBytes(size, t.locale)]
      .filter(chip => chip !== null && chip !== false)
      .map(chip => box(page, 'label-chip', [chip])),
  ]
}

/** Draws the names that have room. When some are left out, the last line says how many of all names are shown. */
function namesOf(page: Document, { names }: Label, fit: Fit, t: Translate): HTMLElement[] {
  const shown = names.slice(0, fit.names)
  return shown.map((name, index) => {
    const element = box(page, 'label-name', wrapping(page, name), 'ltr')
    if (index === shown.length - 1 && shown.length < names.length)
      element.append(' ', isolated(page, t('labels.namesOf', { shown: shown.length, count: names.length })))
    return element
  })
}

function timeOf({ at, zone }: Deadline, t: Translate): string {
  return `${longDayTimeIn(at, zone, t.locale)} ${zoneName(zone, at, t.locale)}`
}

/** Returns the parts of a name between which lines may break: after each underscore. */
function wrapping(page: Document, name: string): Node[] {
  return (name.match(/[^_]*_|[^_]+$/g) ?? []).map(part => {
    const element = page.createElement('span')
    element.append(part)
    return element
  })
}

/** Returns a line of facts side by side, each with its own direction; null when all facts are missing. */
function line(page: Document, name: string, facts: readonly (string | null)[]): HTMLElement | null {
  const presentFacts = facts.filter(fact => fact !== null && fact !== '')
  if (presentFacts.length === 0) return null
  const element = box(
    page,
    'label-facts',
    presentFacts.flatMap((fact, index) => [...(index > 0 ? [' '] : []), isolated(page, fact ?? '')]),
  )
  return box(page, `label-line ${name}`, [element])
}

function isolated(page: Document, text: string): HTMLElement {
  const element = page.createElement('bdi')
  element.append(text)
  return element
}

export function box(page: Document, name: string, content: readonly (Node | string)[], dir?: string): HTMLElement {
  const element = page.createElement('div')
  element.className = name
  if (dir) element.dir = dir
  element.append(...content)
  return element
}
