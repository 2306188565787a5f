import { useState } from 'react'
import { needsLabel } from '../../core/labels/needs-label'
import { mostCopies } from '../../core/labels/positions'
import { parseSerials } from '../../core/labels/serials'
import { capacityOf, sheetOf } from '../../core/labels/sheets'
import { parseOffset, readPrinter, storePrinter } from '../../core/labels/stored'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'

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

export interface Given {
  readonly rows: readonly ShipmentRow[]
  /** The rows that a search and a filter leave. */
  readonly shown: readonly ShipmentRow[]
  readonly selected: readonly ShipmentRow[]
  /** Serials of the shipments that were asked for; none for all. */
  readonly asked: readonly number[]
}

/** Which parts of the order can be asked for as they stand, the widest first. */
export function offered({ rows, shown, selected }: Given): Part[] {
  const parts: Part[] = ['order']
  if (shown.length < rows.length) parts.push('shown')
  if (selected.length > 0) parts.push('selected')
  return parts
}

/** What is typed into the dialog, and what follows from it. The sheet and the correction are those used last in this browser. */
export function useChoice(given: Given) {
  const { rows, asked: wanted } = given
  const [typed, setTyped] = useState<Typed>(() => {
    const { sheet, offset } = readPrinter()
    const which = wanted.length > 0 ? 'serials' : (offered(given).at(-1) ?? 'order')
    const serials = wanted.join(', ')
    return {
      which,
      serials,
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
  const asked = given[typed.which === 'shown' || typed.which === 'selected' ? typed.which : 'rows']
  const named = wrong === null ? rows.filter(({ shipment }) => serials.has(shipment.ordinal)) : []
  const off = named.filter(({ shipment }) => !needsLabel(shipment))
  const chosen =
    typed.which === 'serials'
      ? named.filter(row => typed.withOff || !off.includes(row))
      : asked.filter(({ shipment }) => needsLabel(shipment))
  const known = new Set(rows.map(({ shipment }) => shipment.ordinal))

  return {
    given,
    typed,
    sheet,
    copies: copies >= 1 && copies <= mostCopies ? copies : null,
    offset,
    start: Math.min(typed.start, capacityOf(sheet)),
    /** In the order of their serials, as drives are stacked. */
    chosen: chosen.toSorted((a, b) => a.shipment.ordinal - b.shipment.ordinal),
    /** Those among the serials that need no label. */
    off: off.toSorted((a, b) => a.shipment.ordinal - b.shipment.ordinal),
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
