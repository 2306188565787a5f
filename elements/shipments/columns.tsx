import { deliverByZone } from '../../core/shipments/rules'
import { useText } from '../kit/context'
import { space } from '../kit/own-text'
import type { Column } from '../kit/table/column'
import { addressOf, type CellProps, nameOf, ownOffset, type RowContext, type ViewRow } from './row-context'
import { ShippingCell } from './ShippingCell'
import { StatusCell } from './StatusCell'

function ShipBy({ row, ctx }: CellProps) {
  const t = useText()
  const isPending = row.shipment.status === 'pending'
  return (
    <>
      <span className="ship-by" data-waits={isPending || undefined}>
        <span className="nowrap">
          <span className="card-label">{`${t('shipments.column.shipBy')} `}</span>
          <span>{ctx.times.long(row.shipment.dispatchDeadline, ctx.zone) || '–'}</span>
        </span>
        <span className="nowrap">{ownOffset(row.shipment.dispatchDeadline, ctx)}</span>
        {ctx.Risk && isPending && <ctx.Risk shipBy={row.shipment.dispatchDeadline} />}
      </span>
      <span className="cell-sub below-900">
        <span className="card-label">{`${t('shipments.column.deliverBy')} `}</span>
        <DeliverBy row={row} ctx={ctx} />
      </span>
    </>
  )
}

function DeliverBy({ row, ctx }: CellProps) {
  const { deliverOn } = row.shipment
  const zone = deliverByZone(row.shipment, ctx.zone)
  const text = ctx.times.long(deliverOn, zone)
  if (text === '') return <span>–</span>
  return (
    <>
      <span className="nowrap">{text}</span>
      {space}
      <span className="quiet-text">{ctx.times.zone(deliverOn, zone)}</span>
    </>
  )
}

/**
 * The columns of the shipping tab (specification, section 2; decision 38). All columns except the serial can be sorted.
 * Their widths do not depend on their content, so a filter moves no column.
 */
export const columns: readonly Column<ViewRow, RowContext>[] = [
  {
    id: 'serial',
    head: t => t('shipments.column.serial'),
    align: 'end',
    width: '44px',
    dropBelow: 900,
    card: 'hidden',
    cell: row => <span className="quiet-text">{row.shipment.ordinal}</span>,
  },
  {
    id: 'address',
    head: t => t('shipments.column.address'),
    key: true,
    sortable: true,
    width: 'minmax(min(200px, 26cqi), 1.5fr)',
    cell: row => (
      <>
        <span className="quiet-text serial-below-900">{`${row.shipment.ordinal} `}</span>
        <span translate="no">{`${nameOf(row)} `}</span>
        <span className="cell-sub" translate="no">
          {addressOf(row)}
        </span>
      </>
    ),
  },
  {
    id: 'deliveryInstructions',
    head: t => t('shipments.column.deliveryInstructions'),
    sortable: true,
    dropBelow: 1200,
    width: 'minmax(104px, 0.9fr)',
    cell: ({ shipment: { deliveryInstructions } }) =>
      deliveryInstructions ? (
        <span className="cell-sub">{deliveryInstructions}</span>
      ) : (
        <span className="quiet-text not-in-card">–</span>
      ),
  },
  {
    id: 'deliverBy',
    head: t => t('shipments.column.deliverBy'),
    sortable: true,
    dropBelow: 900,
    card: 'hidden',
    width: 'minmax(0, 1.35fr)',
    cell: (row, ctx) => <DeliverBy row={row} ctx={ctx} />,
  },
  {
    id: 'shipBy',
    head: t => (
      <span>
        <span>{t('shipments.column.shipBy')}</span>
        <span className="only-900">{t('shipments.column.andDeliverBy')}</span>
      </span>
    ),
    sortable: true,
    card: 'first',
    width: 'minmax(0, 1.2fr)',
    cell: (row, ctx) => <ShipBy row={row} ctx={ctx} />,
  },
  {
    id: 'shippingInfo',
    fixed: true,
    head: t => (
      <span className="pair">
        <span>{t('shipments.column.courier')}</span>
        <span>{t('shipments.field.shippingTracking')}</span>
      </span>
    ),
    sortable: true,
    width: 'minmax(min(150px, 21cqi), 2.1fr)',
    cell: (row, ctx) => <ShippingCell row={row} ctx={ctx} />,
  },
  {
    id: 'status',
    fixed: true,
    head: t => t('shipments.column.status'),
    sortable: true,
    card: 'end',
    width: 'minmax(min(136px, 18.5cqi), 1fr)',
    cell: (row, ctx) => <StatusCell row={row} ctx={ctx} />,
  },
]

/** The columns of grouped rows. The head of each group shows the ship-by (decision 38). */
export const groupedColumns = columns.filter(({ id }) => id !== 'shipBy')
