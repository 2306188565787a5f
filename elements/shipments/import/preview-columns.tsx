import type { ReactNode } from 'react'
import { blocksImport, needsCourier } from '../../../core/shipments/sheets/import-rows'
import { statusLook } from '../../../core/shipments/statuses'
import type { EditField } from '../../../core/shipments/types'
import { useText } from '../../kit/context'
import { inElement } from '../../kit/own-text'
import type { Column } from '../../kit/table/column'
import { CellTexts } from './CellTexts'
import { CourierCell } from './CourierCell'
import type { PreviewCellProps, PreviewContext, PreviewRow } from './preview-row'
import { ResultCell } from './ResultCell'
import { RetypeCell } from './RetypeCell'
import { RowFixes } from './RowFixes'
import { TrackingCell } from './TrackingCell'

type CellRenderer<Field extends EditField> = (props: PreviewCellProps<Field>) => ReactNode

/**
 * Returns the cells of a column for the outbound way. The return way is below them if the sheet changes it. A card
 * shows changed cells only.
 */
function bothWays<Field extends EditField>(Cell: CellRenderer<Field>, there: Field, back: Field) {
  return (row: PreviewRow, ctx: PreviewContext) => {
    const isReturnUnchanged = row.cells[back].state === 'kept'
    const isUnchanged = row.cells[there].state === 'kept' && isReturnUnchanged && !needsCourier(row)
    return (
      <div className={isUnchanged ? 'still' : undefined}>
        <Cell row={row} field={there} ctx={ctx} />
        {!isReturnUnchanged && (
          <WayBack>
            <Cell row={row} field={back} ctx={ctx} />
          </WayBack>
        )}
      </div>
    )
  }
}

function WayBack({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <span className="way-back">
      <span className="quiet-text">{`${t('shipments.import.wayBack')} `}</span>
      {inElement(children)}
    </span>
  )
}

function CommentsCell(props: PreviewCellProps<'shippingComments' | 'returnComments'>) {
  return blocksImport(props.row, props.field) ? <RetypeCell {...props} /> : <CellTexts {...props} />
}

function StatusCell(props: PreviewCellProps<'status'>) {
  const t = useText()
  if (blocksImport(props.row, 'status')) return <RetypeCell {...props} />
  const isUnchanged = props.row.cells.status.state === 'kept'
  return (
    <div className={isUnchanged ? 'still' : undefined}>
      <CellTexts {...props} format={status => t.text(statusLook(status).label)} />
      <RowFixes {...props} />
    </div>
  )
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
        <span data-row={row.row} translate="no">{`${row.theatre || '–'} `}</span>
        <span className="quiet-text serial-below-900">{row.serial}</span>
      </>
    ),
  },
  {
    id: 'shippingCourier',
    head: t => t('shipments.field.shippingCourier'),
    width: 'minmax(130px, 1.2fr)',
    card: 'labelled',
    cell: bothWays(CourierCell, 'shippingCourier', 'returnCourier'),
  },
  {
    id: 'shippingTracking',
    head: t => t('shipments.field.shippingTracking'),
    width: 'minmax(150px, 1.6fr)',
    card: 'labelled',
    cell: bothWays(TrackingCell, 'shippingTracking', 'returnTracking'),
  },
  {
    id: 'comments',
    head: t => t('shipments.import.column.comments'),
    width: 'minmax(100px, 1fr)',
    card: 'labelled',
    cell: bothWays(CommentsCell, 'shippingComments', 'returnComments'),
  },
  {
    id: 'status',
    head: t => t('shipments.column.status'),
    width: 'minmax(100px, auto)',
    card: 'labelled',
    cell: (row, ctx) => <StatusCell row={row} field="status" ctx={ctx} />,
  },
  {
    id: 'result',
    head: t => t('shipments.import.result'),
    width: 'minmax(130px, auto)',
    card: 'end',
    cell: (row, ctx) => <ResultCell row={row} ctx={ctx} />,
  },
]
