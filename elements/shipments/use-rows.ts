import { type RefObject, useMemo, useState } from 'react'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { everyStatus, type Listing, listed } from '../../core/shipments/rows/listing'
import { defaultOrder } from '../../core/shipments/rules'
import type { LegendKey } from '../../core/shipments/types'
import type { ShippingType } from '../../core/wire/reference'
import { useLocale } from '../kit/context'
import { usePart } from '../kit/feedback/Part'
import type { ComboOption } from '../kit/fields/use-combo'
import { risksPart } from '../views/risks-part'
import { idOf, type RowActions, type RowContext, type ViewRow } from './row-context'
import { timesIn } from './times'
import { useRowEditing } from './use-row-editing'
import type { RowEventHandler } from './use-row-events'
import { useUnchangedRows } from './use-unchanged-rows'

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
  const editing = useRowEditing({
    around,
    below: (from, shipped) => handler.current.below(from, shipped),
    valueIn: (id, field) => rows.find(row => idOf(row) === id)?.edit[field] ?? '',
    onEdit: (id, field, value) => actions.onEdit(id, { [field]: value }),
  })
  const { activeId, open } = editing
  const Risk = usePart(risksPart, rows.length > 0)?.RowRisk ?? null
  const returning = listing.filter === ('returning' satisfies LegendKey)
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
      Risk,
      onPrint,
      onOpen: open,
    }),
    [actions, onPrint, zone, locale, couriers, shippingTypes, returning, Risk, open],
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
