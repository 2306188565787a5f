import { type ComponentType, type RefObject, useMemo, useRef, useState } from 'react'
import { lazy } from '../../core/base/lazy'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { everyStatus, type Listing, listed } from '../../core/shipments/rows/listing'
import { defaultOrder } from '../../core/shipments/rules'
import type { LegendKey } from '../../core/shipments/types'
import type { ShippingType } from '../../core/wire/reference'
import { useLocale } from '../kit/context'
import { usePart } from '../kit/feedback/Part'
import type { ComboOption } from '../kit/fields/use-combo'
import { type FieldsProps, idOf, type RowActions, type RowContext, type ViewRow } from './row-context'
import { timesIn } from './times'
import { useRowEditing } from './use-row-editing'
import type { RowEventHandler } from './use-row-events'
import { useUnchangedRows } from './use-unchanged-rows'

const notesPart = lazy(() => import('./RowNotes'), 'RowNotes')
const trackPart = lazy(() => import('./TrackedNumber'), 'TrackedNumber')
const fieldsPart = lazy(() => import('./EditFields'), 'EditFields')

const riskPart = lazy(() => import('../views/OrderRisks'), 'RowRisk')

/** What the rows show later. */
export const rowParts = [notesPart, trackPart, fieldsPart, riskPart]

const everything: Listing = { search: '', filter: everyStatus, order: defaultOrder }

interface Options {
  readonly rows: readonly ShipmentRow[]
  readonly zone: string
  readonly couriers: readonly ComboOption[]
  readonly shippingTypes: readonly ShippingType[]
  readonly actions: RowActions
  readonly onPrint: RowContext['onPrint']
  /** What holds the table. */
  readonly around: RefObject<HTMLElement | null>
  readonly handler: RefObject<RowEventHandler>
}

/** The rows that are shown, in their order, and which of them is being edited. */
export function useRows({ rows, zone, couriers, shippingTypes, actions, onPrint, around, handler }: Options) {
  const locale = useLocale()
  const [listing, setListing] = useState(everything)
  const fields = useRef<ComponentType<FieldsProps>>(null)
  const editing = useRowEditing({
    around,
    hasFields: () => fields.current !== null,
    below: (from, shipped) => {
      const { below } = handler.current
      if (below) return below(from, shipped)
      const ids = shown.filter(row => !row.readOnly).map(idOf)
      return ids[ids.indexOf(from.id) + 1]
    },
    valueIn: (id, field) => rows.find(row => idOf(row) === id)?.edit[field] ?? '',
    onEdit: (id, field, value) => actions.onEdit(id, { [field]: value }),
  })
  const { activeId, open } = editing
  const Fields = usePart(fieldsPart, rows.length > 0, activeId !== null)
  const Risk = usePart(riskPart, rows.length > 0)
  const Notes = usePart(notesPart, rows.length > 0)
  const Track = usePart(trackPart, rows.length > 0)
  const returning = listing.filter === ('returning' satisfies LegendKey)
  fields.current = Fields
  const fitting = useMemo(
    () => listed(rows, listing, activeId, locale).map<ViewRow>(row => ({ ...row, active: idOf(row) === activeId })),
    [rows, listing, activeId, locale],
  )
  const shown = useUnchangedRows(fitting, idOf)
  const ctx = useMemo<RowContext>(
    () => ({
      ...actions,
      zone,
      times: timesIn(locale),
      couriers,
      shippingTypes,
      returning,
      Fields,
      Notes,
      Risk,
      Track,
      onPrint,
      onOpen: open,
    }),
    [actions, onPrint, zone, locale, couriers, shippingTypes, returning, Fields, Notes, Risk, Track, open],
  )
  return {
    shown,
    ctx,
    editing,
    listing,
    ask: (change: Partial<Listing>) => setListing(before => ({ ...before, ...change })),
    askAll: () => setListing(({ order }) => ({ ...everything, order })),
  }
}
