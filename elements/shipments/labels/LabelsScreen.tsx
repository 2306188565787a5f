import { useMemo } from 'react'
import words from '../../../core/i18n/en/labels'
import { registerMessages } from '../../../core/i18n/translate'
import type { Around } from '../../../core/labels/labels'
import { shipments } from '../../../core/shipments/store'
import { movies } from '../../../core/work-orders/movies'
import { workOrder } from '../../../core/work-orders/store'
import sheet from '../../../styles/areas/labels.css?inline'
import paper from '../../../styles/areas/labels-paper.css?inline'
import { useSheet, useStore } from '../../base/hooks'
import { LabelsDialog } from './LabelsDialog'

registerMessages('en', words)

export interface LabelsProps {
  workOrderNo: string
  /** Ids of the rows that a search and a filter leave; all when it is not given. */
  shown?: readonly string[]
  /** The serial of the one shipment that is asked for. */
  ordinal?: number
  onClose(): void
}

/** The labels of an order, with what the order itself and its films are known to be; what does not come is left out. */
export function LabelsScreen({ workOrderNo, shown, ordinal, onClose }: LabelsProps) {
  useSheet(sheet)
  useSheet(paper)
  const { rows, zone } = useStore(shipments, workOrderNo)
  const order = useStore(workOrder, workOrderNo).order.value.data
  const films = useStore(movies).known.value
  const count = rows.value.length
  const around = useMemo<Around>(
    () => ({ workOrderNo, count, zone: zone.value, movies: films, compositions: order?.compositions ?? [] }),
    [workOrderNo, count, zone.value, films, order],
  )
  const all = rows.value
  return (
    <LabelsDialog
      around={around}
      rows={all}
      shown={shown ?? all.map(({ shipment }) => shipment.id)}
      ordinal={ordinal}
      onClose={onClose}
    />
  )
}
