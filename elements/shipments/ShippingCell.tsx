import pencil from 'icon:pencil'
import plus from 'icon:plus'
import { findCourier } from '../../core/shipments/rows/couriers'
import { trackingPage } from '../../core/tracking/hint'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { EditCell } from './EditCell'
import { EditFields } from './EditFields'
import { type CellProps, nameOf } from './row-context'

/** Courier and tracking number: text, or fields while the row is edited or has a problem. */
export function ShippingCell({ row, ctx }: CellProps) {
  const t = useText()
  if (row.readOnly) return <ReadOnly row={row} ctx={ctx} />
  const { problems } = row
  const isWrong = Boolean(problems.shippingCourier || problems.shippingTracking)
  return (
    <>
      {row.active || isWrong ? <EditFields row={row} ctx={ctx} /> : <Closed row={row} ctx={ctx} />}
      {problems.row && (
        <p className="field-message" data-tone="danger">
          {t.text(problems.row)}
        </p>
      )}
      {ctx.Notes && !row.theirs && <ctx.Notes row={row} ctx={ctx} />}
      {row.theirs && ctx.Conflict && <ctx.Conflict row={row} ctx={ctx} />}
    </>
  )
}

function Closed({ row, ctx }: CellProps) {
  const t = useText()
  const { shippingCourier, shippingTracking, shippingComments } = row.edit
  const isEmpty = shippingCourier === '' && shippingTracking === ''
  return (
    <EditCell row={row} ctx={ctx} field="shippingTracking" name={t('shipments.edit', { theatre: nameOf(row) })}>
      {isEmpty && (
        <span className="add-shipping">
          <Icon of={plus} />
          <span>{t('shipments.add')}</span>
        </span>
      )}
      <span className={isEmpty ? 'pair without' : 'pair'}>
        <span translate="no">{shippingCourier || '–'}</span>
        <span className="tracking">
          {shippingTracking ? <TrackedNumber row={row} ctx={ctx} /> : <Icon of={pencil} />}
          {row.changed && <span className="dot" role="img" aria-label={t('shipments.rowUnsaved')} />}
        </span>
      </span>
      {shippingComments && <span className="cell-sub">{shippingComments}</span>}
    </EditCell>
  )
}

function ReadOnly({ row, ctx }: CellProps) {
  const t = useText()
  const { shippingCourier, shippingTracking } = row.edit
  return (
    <span className="locked">
      <span>{t('shipments.readOnly')}</span>
      {shippingTracking && (
        <span className="cell-sub">
          <span translate="no">{`${shippingCourier} `}</span>
          <TrackedNumber row={row} ctx={ctx} />
        </span>
      )}
    </span>
  )
}

/** A row's tracking number, with a link to the carrier's page about the parcel if that page is known. */
function TrackedNumber({ row, ctx }: CellProps) {
  const t = useText()
  const { shippingCourier, shippingTracking } = row.edit
  const courier = findCourier(shippingCourier, ctx.shippingTypes)
  const page = courier && trackingPage(shippingTracking, courier.aftership_slug)
  if (!page)
    return (
      <span className="mono" translate="no">
        {shippingTracking}
      </span>
    )
  return (
    <a
      className="link mono"
      translate="no"
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      title={t('shipments.track', { courier: courier.name })}
    >
      {shippingTracking}
    </a>
  )
}
