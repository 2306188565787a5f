import '../../core/shipments/rows/words'
import alert from 'icon:alert-triangle'
import check from 'icon:check'
import type { ReactNode } from 'react'
import { findCourier, slugsOf } from '../../core/shipments/rows/couriers'
import { daysOut, isReturning, needsTracking } from '../../core/shipments/rules'
import { type TrackingHint, trackingHint } from '../../core/tracking/hint'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Icon } from '../kit/icons/Icon'
import { Named, properName } from '../kit/named'
import { inElement } from '../kit/own-text'
import { type CellProps, nameOf, noteId, type RowContext } from './row-context'
import { mostListed, timeOut } from './row-words'
import { TrackLink } from './TrackLink'

/** Notes under courier and tracking number: hints and warnings of both, and where the drive is on its way back. */
export function RowNotes({ row, ctx }: CellProps) {
  const t = useText()
  const hint = hintOf(row, ctx)
  const warnings = warningsOf()
  return (
    <>
      {(hint || warnings.length > 0) && (
        <div id={noteId(row.shipment.id)}>
          {hint &&
            (row.active && row.courierFilled ? <Filled row={row} ctx={ctx} /> : <Hint {...{ row, ctx, hint }} />)}
          {warnings.map(words => (
            <Note key={words} warns words={words} />
          ))}
        </div>
      )}
      {ctx.returning && isReturning(row.edit) && <WayBack row={row} />}
    </>
  )

  function warningsOf(): readonly string[] {
    const { shipment, edit, problems, duplicates } = row
    const isShipped = edit.status === 'dispatched' && shipment.deliveryMode !== 'ELECTRONIC'
    const { rows = [], orders = [] } = duplicates ?? {}
    const list = (values: readonly (string | number)[]) => {
      const listed = values.length > mostListed ? [...values.slice(0, mostListed), '…'] : values
      return new Intl.ListFormat(t.locale, { type: 'unit' }).format(listed.map(String))
    }
    return [
      isShipped && edit.shippingCourier.trim() === '' && t('shipments.noCourier'),
      // A changed row says so at its field.
      needsTracking(edit, shipment) && !problems.shippingTracking && t('shipments.noNumber'),
      rows.length > 0 && t('shipments.sameNumber', { count: rows.length, rows: list(rows) }),
      orders.length > 0 && t('shipments.sameNumberIn', { orders: list(orders) }),
    ].filter(words => words !== false)
  }
}

/** Returns the hint of a row's tracking number. A number that fits is confirmed only while it is typed; other hints stay until the drive arrives. */
function hintOf({ edit, active, changed }: CellProps['row'], { shippingTypes }: RowContext): TrackingHint | null {
  if (!active && !changed && edit.status === 'delivered') return null
  const courier = findCourier(edit.shippingCourier, shippingTypes)
  const slug = edit.shippingCourier.trim() === '' ? undefined : (courier?.aftership_slug ?? null)
  const hint = trackingHint(edit.shippingTracking, slug, slugsOf(shippingTypes))
  return hint?.kind === 'fits' && !active ? null : hint
}

const namedIn =
  ({ shippingTypes }: RowContext) =>
  (slug: string) =>
    shippingTypes.find(({ aftership_slug }) => aftership_slug === slug)?.name ?? slug

function Note({ warns, words, children }: { warns?: boolean; words: string; children?: ReactNode }) {
  return (
    <div className="row-note" data-tone={warns ? 'warn' : undefined}>
      <span className="row-note-words">
        {warns && <Icon of={alert} size={14} />}
        <span>{words}</span>
      </span>
      {inElement(children)}
    </div>
  )
}

function Filled({ row, ctx }: CellProps) {
  const t = useText()
  const courier = row.edit.shippingCourier
  return (
    <div className="row-note">
      <span className="row-note-words">
        <Icon of={check} size={14} />
        <Named of="shipments.courierFilled" vars={{ courier: properName(courier) }} />
      </span>
      <button
        type="button"
        className="link"
        aria-label={t('shipments.notCourierFor', { courier, theatre: nameOf(row) })}
        onClick={() => ctx.store.edit(row.shipment.id, { shippingCourier: '' })}
      >
        <Named of="shipments.notCourier" vars={{ courier: properName(courier) }} />
      </button>
    </div>
  )
}

function Hint({ row, ctx, hint }: CellProps & { hint: TrackingHint }) {
  const t = useText()
  const named = namedIn(ctx)
  const { kind } = hint
  // Half a number fits nobody's format either.
  const isWhole = !row.active || row.edit.status === 'dispatched'
  const warns = kind === 'mistyped' || kind === 'other' || (kind === 'none' && isWhole)
  return (
    <Note warns={warns} words={wordsOf(hint)}>
      {'others' in hint &&
        hint.others.map(other => (
          <Button
            key={other}
            size="bar"
            aria-label={t('shipments.useCourierFor', { courier: named(other), theatre: nameOf(row) })}
            onClick={() => ctx.store.edit(row.shipment.id, { shippingCourier: named(other) })}
          >
            <Named
              of={row.edit.shippingCourier.trim() === '' ? 'shipments.useCourier' : 'shipments.switchTo'}
              vars={{ courier: properName(named(other)) }}
            />
          </Button>
        ))}
      {kind === 'fits' && <TrackLink number={row.edit.shippingTracking} slug={hint.slug} courier={named(hint.slug)} />}
    </Note>
  )

  function wordsOf(said: TrackingHint): string {
    const list = (slugs: readonly string[]) =>
      new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(slugs.map(named))
    if (said.kind === 'none') return t('shipments.hint.none')
    if (said.kind === 'fits') return t('shipments.hint.fits', { courier: named(said.slug) })
    if (said.kind !== 'mistyped') return t('shipments.hint.other', { couriers: list(said.others) })
    const { slug: mine, check: digit } = said
    return [
      mine ? t('shipments.hint.mistyped', { courier: named(mine) }) : t('shipments.hint.mistypedNobody'),
      digit && t('shipments.hint.lastDigit', { digit }),
      row.changed && t('shipments.hint.canSave'),
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
