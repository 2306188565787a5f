import { useMemo, useRef, useState } from 'react'
import type { Text } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { everyStatus, filterOf, type Listing, listRows } from '../../core/shipments/rows/listing'
import { defaultOrder } from '../../core/shipments/rules'
import type { LegendKey } from '../../core/shipments/types'
import { useLocale } from '../kit/context'
import { usePart } from '../kit/feedback/Part'
import { useStable } from '../kit/use-stable'
import { useOpened } from '../parts/use-opened'
import { schedulePart } from '../views/schedule-part'
import { useOrder } from './order-context'
import type { Place } from './place'
import { idOf, type RowContext, type ViewRow } from './row-context'
import { rowPart } from './row-part'
import { timesIn } from './times'
import { useConflicts } from './use-conflicts'
import { useDue } from './use-due'
import { useRowEditing } from './use-row-editing'
import { useRowSteps } from './use-row-steps'
import { useUnchangedRows } from './use-unchanged-rows'

const start: Listing = { search: '', filter: null, order: defaultOrder }

export type RowsView = ReturnType<typeof useRows>

/**
 * Returns the shown rows in their order, with the edited, ticked, opened and printed ones and the messages about them.
 */
export function useRows() {
  const { store, rows, changedCount, others, isPast, zone, couriers, shippingTypes } = useOrder()
  const locale = useLocale()
  /** The element around the table. */
  const around = useRef<HTMLDivElement>(null)
  const [listing, setListing] = useState(start)
  const [opened, toggleOpened] = useOpened([])
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  /** The serials to print labels for, empty for all; null while no labels are printed. */
  const [printing, onPrint] = useState<readonly number[] | null>(null)
  /** Whether the paste dialog is open. */
  const [pasting, setPasting] = useState(false)
  const [hasShortcuts, showShortcuts] = useState(false)
  const [messages, setMessages] = useState<readonly Text[]>([])
  const editing = useRowEditing(around, (from, shipped) => steps.below(from, shipped))
  const { activeId, open } = editing
  const risks = usePart(schedulePart, rows.length > 0)
  const notes = usePart(rowPart, rows.length > 0, { isNeededNow: activeId !== null || changedCount > 0 })
  const { RowNotes: Notes = null, RowConflict: Conflict = null, ChangedBar = null } = notes ?? {}
  const duplicates = useMemo(() => notes?.duplicatesIn(rows, others), [notes, rows, others])
  const toCheck = useMemo(
    () => (isPast || !duplicates ? undefined : notes?.rowsToCheck(rows, duplicates, shippingTypes, activeId)),
    [isPast, notes, rows, duplicates, shippingTypes, activeId],
  )
  const Risk = isPast ? null : (risks?.RowRisk ?? null)
  const due = useDue()
  const filter = filterOf(listing, rows, isPast)
  const returning = filter === ('returning' satisfies LegendKey)
  const { dueOf } = due
  const isToCheck = useMemo(() => (row: ShipmentRow) => toCheck?.has(idOf(row)) ?? true, [toCheck])
  const fitting = useMemo(
    () =>
      listRows(rows, { ...listing, filter }, { activeId, locale, dueOf, isToCheck }).map<ViewRow>(row => ({
        ...row,
        active: idOf(row) === activeId,
        duplicates: duplicates?.get(idOf(row)),
      })),
    [rows, listing, filter, activeId, locale, dueOf, isToCheck, duplicates],
  )
  const shown = useUnchangedRows(fitting, idOf)
  const showAll = () => setListing(({ order }) => ({ search: '', filter: everyStatus, order }))
  const conflicts = useConflicts(around, rows, shown, showAll)
  const onConflict = conflicts.showNext
  const times = useMemo(() => timesIn(locale), [locale])
  const offset =
    times.offset(rows[0]?.shipment.dispatchDeadline ?? '', zone) || times.offset(new Date().toISOString(), zone)
  const ctx = useMemo<RowContext>(
    () => ({
      store,
      zone,
      offset,
      times,
      couriers,
      shippingTypes,
      returning,
      Risk,
      Notes,
      Conflict,
      onPrint,
      onOpen: open,
      onConflict,
    }),
    [store, zone, offset, times, couriers, shippingTypes, returning, Risk, Notes, Conflict, open, onConflict],
  )
  const steps = useRowSteps(shown, activeId, setMessages)

  return {
    around,
    shown,
    ctx,
    conflicts,
    /** The save bar; null until its file is loaded. */
    ChangedBar,
    duplicates,
    /** Ids of the rows with a doubtful courier or number; undefined until they are computed. */
    toCheck,
    editing,
    steps,
    listing,
    /** The filter of the shown rows. */
    filter,
    due,
    ask: (change: Partial<Listing>) => setListing(before => ({ ...before, ...change })),
    showAll,
    opened,
    toggleOpened,
    /** The ticked rows, by id. */
    ticked,
    setTicked,
    /** The ticked rows among the shown ones. */
    tickedRows: shown.filter(row => ticked.has(idOf(row))),
    printing,
    onPrint,
    pasting,
    setPasting,
    /** Whether the dialog of keyboard shortcuts is open. */
    hasShortcuts,
    showShortcuts,
    messages,
    setMessages,
    /** Focuses a cell, also in a hidden or folded row. */
    goTo: useStable(({ id, field }: Place) => {
      if (!shown.some(row => idOf(row) === id)) showAll()
      if (field.startsWith('return')) toggleOpened(id, true)
      open(id, field)
    }),
  }
}
