import alert from 'icon:alert-triangle'
import { findCourier, slugsOf } from '../../core/shipments/rows/couriers'
import { daysOut, isReturning } from '../../core/shipments/rules'
import { type TrackingHint, trackingHint } from '../../core/tracking/hint'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Icon } from '../kit/icons/Icon'
import { Named, properName } from '../kit/named'
import { type CellProps, nameOf, noteId } from './row-context'
import { timeOut } from './row-words'
import { TrackLink } from './TrackLink'

/** Under courier and tracking number: what the number says of itself, and where the drive is on its way back. */
export function RowNotes({ row, ctx }: CellProps) {
  if (row.readOnly) return null
  return (
    <>
      {(row.active || row.changed) && <Hint row={row} ctx={ctx} />}
      {ctx.returning && isReturning(row.edit) && <WayBack row={row} />}
    </>
  )
}

function Hint({ row, ctx }: CellProps) {
  const t = useText()
  const { shippingCourier, shippingTracking } = row.edit
  const types = ctx.shippingTypes
  const courier = findCourier(shippingCourier, types)
  const slug = shippingCourier.trim() === '' ? undefined : (courier?.aftership_slug ?? null)
  const hint = trackingHint(shippingTracking, slug, slugsOf(types))
  if (hint === null || hint.kind === 'none' || (hint.kind === 'fits' && !row.active)) return null
  const named = (known: string) => types.find(({ aftership_slug }) => aftership_slug === known)?.name ?? known
  const warns = hint.kind === 'mistyped' || hint.kind === 'other'
  return (
    <div className="row-note" id={noteId(row.shipment.id)} data-tone={warns ? 'warn' : undefined}>
      <span className="row-note-words">
        {warns && <Icon of={alert} size={14} />}
        <span>{wordsOf(hint)}</span>
      </span>
      {'others' in hint &&
        hint.others.map(other => (
          <Button
            key={other}
            size="bar"
            aria-label={t('shipments.useCourierFor', { courier: named(other), theatre: nameOf(row) })}
            onClick={() => ctx.store.edit(row.shipment.id, { shippingCourier: named(other) })}
          >
            <Named
              of={slug === undefined ? 'shipments.useCourier' : 'shipments.switchTo'}
              vars={{ courier: properName(named(other)) }}
            />
          </Button>
        ))}
      {hint.kind === 'fits' && <TrackLink number={shippingTracking} slug={hint.slug} courier={named(hint.slug)} />}
    </div>
  )

  function wordsOf(said: Exclude<TrackingHint, { kind: 'none' }>): string {
    const list = (slugs: readonly string[]) =>
      new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(slugs.map(named))
    if (said.kind === 'fits') return t('shipments.hint.fits', { courier: named(said.slug) })
    if (said.kind !== 'mistyped') return t('shipments.hint.other', { couriers: list(said.others) })
    const { slug: mine, check } = said
    return [
      mine ? t('shipments.hint.mistyped', { courier: named(mine) }) : t('shipments.hint.mistypedNobody'),
      check && t('shipments.hint.lastDigit', { digit: check }),
      t('shipments.hint.canSave'),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

function WayBack({ row }: Pick<CellProps, 'row'>) {
  const t = useText()
  const { returnCourier, returnTracking } = row.edit
  const days = daysOut(row.edit, Date.now())
  const noNumber = returnCourier
    ? t('shipments.noReturnNumberBy', { courier: returnCourier })
    : t('shipments.noReturnNumber')
  return (
    <span className="cell-sub">
      {`${timeOut(days, t)} ${returnTracking ? `${returnCourier} ${returnTracking}`.trim() : noNumber}`}
    </span>
  )
}
