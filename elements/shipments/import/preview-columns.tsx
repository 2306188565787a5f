import type { ReactNode } from 'react'
import { statusLook } from '../../../core/shipments/statuses'
import { useText } from '../../kit/context'
import type { Column } from '../../kit/table/column'
import { CellWords } from './CellWords'
import { CourierCell } from './CourierCell'
import type { PreviewContext, PreviewRow } from './preview-row'
import { ResultCell } from './ResultCell'
import { TrackingCell } from './TrackingCell'

/** What the sheet says of the way back, under what it says of the way there, where it says something new. */
function WayBack({ shown, children }: { shown: boolean; children: ReactNode }) {
  const t = useText()
  if (!shown) return null
  return (
    <span className="way-back">
      <span className="quiet-text">{t('shipments.import.wayBack')} </span>
      {children}
    </span>
  )
}

function Status({ row }: { row: PreviewRow }) {
  const t = useText()
  return (
    <CellWords
      cell={row.cells.status}
      open={row.outcome === 'problem'}
      say={status => t.text(statusLook(status).word)}
    />
  )
}

/** A card shows only the cells in which something happens. */
const isStill = ({ cells }: PreviewRow, ...fields: readonly (keyof PreviewRow['cells'])[]) =>
  fields.every(field => cells[field].state === 'kept')

function Cell({ still, children }: { still: boolean; children: ReactNode }) {
  return <div className={still ? 'still' : undefined}>{children}</div>
}

export const previewColumns: readonly Column<PreviewRow, PreviewContext>[] = [
  {
    id: 'serial',
    head: t => t('shipments.import.column.serial'),
    align: 'end',
    width: 'minmax(56px, auto)',
    card: 'hidden',
    cell: row => <span className="quiet-text">{row.serial || '–'}</span>,
  },
  {
    id: 'theatre',
    head: t => t('shipments.import.column.theatre'),
    key: true,
    width: 'minmax(120px, 1fr)',
    cell: row => (
      <>
        {row.theatre || '–'} <span className="quiet-text serial-below-900">{row.serial}</span>
      </>
    ),
  },
  {
    id: 'shippingCourier',
    head: t => t('shipments.field.shippingCourier'),
    width: 'minmax(130px, 1.2fr)',
    card: 'labelled',
    cell: (row, ctx) => (
      <Cell still={isStill(row, 'shippingCourier', 'returnCourier')}>
        <CourierCell row={row} field="shippingCourier" ctx={ctx} />
        <WayBack shown={row.cells.returnCourier.state !== 'kept'}>
          <CourierCell row={row} field="returnCourier" ctx={ctx} />
        </WayBack>
      </Cell>
    ),
  },
  {
    id: 'shippingTracking',
    head: t => t('shipments.field.shippingTracking'),
    width: 'minmax(150px, 1.6fr)',
    card: 'labelled',
    cell: (row, ctx) => (
      <Cell still={isStill(row, 'shippingTracking', 'returnTracking')}>
        <TrackingCell row={row} field="shippingTracking" ctx={ctx} />
        <WayBack shown={row.cells.returnTracking.state !== 'kept'}>
          <TrackingCell row={row} field="returnTracking" ctx={ctx} />
        </WayBack>
      </Cell>
    ),
  },
  {
    id: 'comments',
    head: t => t('shipments.import.column.comments'),
    width: 'minmax(100px, 1fr)',
    card: 'labelled',
    cell: row => (
      <Cell still={isStill(row, 'shippingComments', 'returnComments')}>
        <CellWords cell={row.cells.shippingComments} open={row.outcome === 'problem'} />
        <WayBack shown={row.cells.returnComments.state !== 'kept'}>
          <CellWords cell={row.cells.returnComments} open={row.outcome === 'problem'} />
        </WayBack>
      </Cell>
    ),
  },
  {
    id: 'status',
    head: t => t('shipments.column.status'),
    width: 'minmax(100px, auto)',
    card: 'labelled',
    cell: row => (
      <Cell still={isStill(row, 'status')}>
        <Status row={row} />
      </Cell>
    ),
  },
  {
    id: 'result',
    head: t => t('shipments.import.result'),
    width: 'minmax(130px, auto)',
    card: 'end',
    cell: row => <ResultCell row={row} />,
  },
]
