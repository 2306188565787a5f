import { useState } from 'react'
import type { LabelOrder, LabelRow } from '../../core/labels/labels'
import { needsLabel } from '../../core/labels/needs-label'
import { maxCopies } from '../../core/labels/positions'
import { parseSerials } from '../../core/labels/serials'
import { capacityOf, sheetOf } from '../../core/labels/sheets'
import { parseOffset, readPrinter, storePrinter } from '../../core/labels/stored'

type Part = 'order' | 'shown' | 'selected'
export type Which = Part | 'serials'

export interface Typed {
  readonly which: Which
  readonly serials: string
  /** Whether serials that need no label are printed too. */
  readonly withOff: boolean
  readonly sheet: string
  readonly start: number
  readonly copies: string
  readonly right: string
  readonly down: string
}

/** The parts of an order that a user may choose from. */
export interface Among {
  /** The rows that match the search and the filters. */
  readonly shown: readonly LabelRow[]
  readonly selected: readonly LabelRow[]
  /** The serials that are chosen at first. When empty, the narrowest part is chosen instead. */
  readonly serials: readonly number[]
}

interface ChoiceOptions {
  readonly orders: readonly LabelOrder[]
  /** Missing when all rows are printed. */
  readonly among: Among | undefined
}

/** Returns the parts of the order that can be chosen, the widest first. */
export function offered(rows: readonly LabelRow[], { shown, selected }: Among): Part[] {
  const parts: Part[] = ['order']
  if (shown.length < rows.length) parts.push('shown')
  if (selected.length > 0) parts.push('selected')
  return parts
}

/**
 * Returns the state of the dialog and the labels that result from it. At first, the sheet and the offset are those that
 * were used last in this browser.
 */
export function useChoice({ orders, among }: ChoiceOptions) {
  const orderOf = new Map(orders.flatMap(order => order.rows.map(({ shipment }) => [shipment.id, order] as const)))
  // Rows are sorted by order, then by serial, because drives are stacked in this order.
  const rows = orders.flatMap(order => order.rows.toSorted((a, b) => a.shipment.ordinal - b.shipment.ordinal))
  const initialSerials = among ? among.serials : rows.map(({ shipment }) => shipment.ordinal)
  const [typed, setTyped] = useState<Typed>(() => {
    const { sheet, offset } = readPrinter()
    return {
      which: among && initialSerials.length === 0 ? (offered(rows, among).at(-1) ?? 'order') : 'serials',
      serials: initialSerials.join(', '),
      // A single row was chosen on purpose, so its label is printed even if its drive needs none.
      withOff: initialSerials.length === 1,
      sheet,
      start: 1,
      copies: '1',
      right: String(offset.x),
      down: String(offset.y),
    }
  })
  const sheet = sheetOf(typed.sheet)
  const copies = /^\d+$/.test(typed.copies.trim()) ? Number(typed.copies) : 0
  const offset = { x: parseOffset(typed.right), y: parseOffset(typed.down) }
  const { serials, wrong } = parseSerials(typed.serials)
  const namedRows = !among ? rows : wrong === null ? rows.filter(({ shipment }) => serials.has(shipment.ordinal)) : []
  const off = namedRows.filter(({ shipment }) => !needsLabel(shipment))
  const parts = { order: rows, shown: among?.shown ?? rows, selected: among?.selected ?? rows }
  const chosen =
    typed.which === 'serials'
      ? namedRows.filter(row => typed.withOff || !off.includes(row))
      : parts[typed.which].filter(({ shipment }) => needsLabel(shipment))
  const chosenIds = new Set(chosen.map(({ shipment }) => shipment.id))
  const knownSerials = new Set(rows.map(({ shipment }) => shipment.ordinal))

  return {
    orders,
    among,
    rows,
    /** The rows of each part of the order. */
    parts,
    /** Returns the order of a row. */
    orderOf: ({ shipment }: LabelRow) => orderOf.get(shipment.id),
    typed,
    sheet,
    copies: copies >= 1 && copies <= maxCopies ? copies : null,
    offset,
    start: Math.min(typed.start, capacityOf(sheet)),
    chosen: rows.filter(({ shipment }) => chosenIds.has(shipment.id)),
    /** The rows of the typed serials that need no label. */
    off,
    /** The first part of the typed text that is no serial. */
    wrong,
    unknown: [...serials].filter(serial => !knownSerials.has(serial)),
    change(changes: Partial<Typed>): void {
      const next = { ...typed, ...changes }
      setTyped(next)
      const [x, y] = [parseOffset(next.right), parseOffset(next.down)]
      if (x !== null && y !== null) storePrinter({ sheet: next.sheet, offset: { x, y } })
    },
  }
}

export type Choice = ReturnType<typeof useChoice>
