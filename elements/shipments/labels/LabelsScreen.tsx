import { useMemo } from 'react'
import words from '../../../core/i18n/en/labels'
import { registerMessages } from '../../../core/i18n/translate'
import type { Around } from '../../../core/labels/labels'
import type { ShipmentRow } from '../../../core/shipments/drafts/rows'
import { movies } from '../../../core/work-orders/movies'
import { workOrder } from '../../../core/work-orders/order-store'
import sheet from '../../../styles/areas/labels.css?inline'
import paper from '../../../styles/areas/labels-paper.css?inline'
import { useSheet, useStore } from '../../base/bridge/hooks'
import { LabelsDialog } from './LabelsDialog'

registerMessages('en', words)

export interface LabelsProps {
  workOrderNo: string
  rows: readonly ShipmentRow[]
  /** The rows that a search and a filter leave. */
  shown: readonly ShipmentRow[]
  /** The rows that are selected. */
  picked: readonly ShipmentRow[]
  /** The partner's zone. */
  zone: string
  /** The serial of the one shipment that is asked for; 0 for all. */
  ordinal: number
  /** Null when it is over. */
  onPrint(ordinal: null): void
}

/** The labels of an order, with what the order itself and its films are known to be; what does not come is left out. */
export function LabelsScreen({ workOrderNo, zone, rows, shown, picked, ordinal, onPrint }: LabelsProps) {
  useSheet(sheet)
  useSheet(paper)
  const order = useStore(workOrder, workOrderNo).order.value.data
  const films = useStore(movies).known.value
  const count = rows.length
  const around = useMemo<Around>(
    () => ({ workOrderNo, count, zone, movies: films, compositions: order?.compositions ?? [] }),
    [workOrderNo, count, zone, films, order],
  )
  return (
    <LabelsDialog around={around} given={{ rows, shown, selected: picked, ordinal }} onClose={() => onPrint(null)} />
  )
}
