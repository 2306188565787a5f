import { useState } from 'react'
import type { LabelOrder, LabelRow } from '../../core/labels/labels'
import { needsLabel } from '../../core/labels/needs-label'
import { mostCopies } from '../../core/labels/positions'
import { parseSerials } from '../../core/labels/serials'
import { capacityOf, sheetOf } from '../../core/labels/sheets'
import { parseOffset, readPrinter, storePrinter } from '../../core/labels/stored'

type Part = 'order' | 'shown' | 'selected'
export type Which = Part | 'serials'

export interface Typed {
  readonly which: Which
  readonly serials: string
  /** Whether those among the serials that need no label are printed too. */
  readonly withOff: boolean
  readonly sheet: string
  readonly start: number
  readonly copies: string
  readonly right: string
  readonly down: string
}

/** What one may choose among the rows of an order. */
export interface Among {
  /** The rows that a search and a filter leave. */
  readonly shown: readonly LabelRow[]
  readonly selected: readonly LabelRow[]
  /** Serials of the shipments that were asked for; none for all. */
  readonly serials: readonly number[]
}

interface Given {
  readonly orders: readonly LabelOrder[]
  /** Missing where the rows that are given are those that were asked for. */
  readonly among: Among | undefined
}

/** Which parts of the order can be asked for as they stand, the widest first. */
export function offered(rows: readonly LabelRow[], { shown, selected }: Among): Part[] {
  const parts: Part[] = ['order']
  if (shown.length < rows.length) parts.push('shown')
  if (selected.length > 0) parts.push('selected')
  return parts
}

/** What is typed into the dialog, and what follows from it. The sheet and the correction are those used last in this browser. */
export function useChoice({ orders, among }: Given) {
  const orderOf = new Map(orders.flatMap(order => order.rows.map(({ shipment }) => [shipment.id, order] as const)))
  // Order by order, in the order of their serials, as drives are stacked.
  const rows = orders.flatMap(order => order.rows.toSorted((a, b) => a.shipment.ordinal - b.shipment.ordinal))
  const wanted = among ? among.serials : rows.map(({ shipment }) => shipment.ordinal)
  const [typed, setTyped] = useState<Typed>(() => {
    const { sheet, offset } = readPrinter()
    return {
      which: among && wanted.length === 0 ? (offered(rows, among).at(-1) ?? 'order') : 'serials',
      serials: wanted.join(', '),
      // Who asks for one drive's label by its own row wants that one, whatever became of the drive.
      withOff: wanted.length === 1,
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
  const named = !among ? rows : wrong === null ? rows.filter(({ shipment }) => serials.has(shipment.ordinal)) : []
  const off = named.filter(({ shipment }) => !needsLabel(shipment))
  const parts = { order: rows, shown: among?.shown ?? rows, selected: among?.selected ?? rows }
  const chosen =
    typed.which === 'serials'
      ? named.filter(row => typed.withOff || !off.includes(row))
      : parts[typed.which].filter(({ shipment }) => needsLabel(shipment))
  const chosenIds = new Set(chosen.map(({ shipment }) => shipment.id))
  const known = new Set(rows.map(({ shipment }) => shipment.ordinal))

  return {
    orders,
    among,
    rows,
    /** The parts of the order, by their names. */
    parts,
    /** The order of a row. */
    orderOf: ({ shipment }: LabelRow) => orderOf.get(shipment.id),
    typed,
    sheet,
    copies: copies >= 1 && copies <= mostCopies ? copies : null,
    offset,
    start: Math.min(typed.start, capacityOf(sheet)),
    chosen: rows.filter(({ shipment }) => chosenIds.has(shipment.id)),
    /** Those among the serials that need no label. */
    off,
    /** The first part of what is typed that is no serial. */
    wrong,
    unknown: [...serials].filter(serial => !known.has(serial)),
    change(changes: Partial<Typed>): void {
      const next = { ...typed, ...changes }
      setTyped(next)
      const [x, y] = [parseOffset(next.right), parseOffset(next.down)]
      if (x !== null && y !== null) storePrinter({ sheet: next.sheet, offset: { x, y } })
    },
  }
}

export type Choice = ReturnType<typeof useChoice>
