import '../../core/shipments/rows/words'
import alert from 'icon:alert-triangle'
import check from 'icon:check'
import type { ReactNode } from 'react'
import { numberHint, numberInBarcode } from '../../core/shipments/rows/courier-of-number'
import { isDoubtful, isWithoutCourier } from '../../core/shipments/rows/to-check'
import { daysOut, isReturning, needsTracking } from '../../core/shipments/rules'
import type { TrackingHint } from '../../core/tracking/hint'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Icon } from '../kit/icons/Icon'
import { Named, properName } from '../kit/named'
import { inElement } from '../kit/own-text'
import { courierNamed, duplicateTexts, hintText } from './number-texts'
import { type CellProps, nameOf, noteId, type RowContext } from './row-context'
import { timeOut } from './row-texts'
import { TrackLink } from './TrackLink'

/** The notes under courier and tracking number: hints, warnings, and the return of the drive. */
export function RowNotes({ row, ctx }: CellProps) {
  const t = useText()
  // The field itself shows that it contains no valid number.
  const hint = row.problems.shippingTracking ? null : hintOf(row, ctx)
  const warnings = warningsOf()
  // When the person leaves the cell, the number in a scanned barcode replaces the barcode.
  const barcodeNumber =
    row.active && hint ? numberInBarcode(row.edit.shippingTracking, row.edit.shippingCourier, ctx.shippingTypes) : null
  return (
    <>
      {(hint || warnings.length > 0) && (
        <div id={noteId(row.shipment.id)}>
          {hint &&
            (row.active && row.courierFilled ? <Filled row={row} ctx={ctx} /> : <Hint {...{ row, ctx, hint }} />)}
          {barcodeNumber !== null && <Note text={t('shipments.hint.barcode', { number: barcodeNumber })} />}
          {warnings.map(text => (
            <Note key={text} isWarning text={text} />
          ))}
        </div>
      )}
      {ctx.returning && isReturning(row.edit) && <WayBack row={row} />}
    </>
  )

  function warningsOf(): readonly string[] {
    const { shipment, edit, problems, duplicates } = row
    return [
      isWithoutCourier(row) && t('shipments.noCourier'),
      // A changed row shows a missing number at its field.
      needsTracking(edit, shipment) && !problems.shippingTracking && t('shipments.noNumber'),
      ...(duplicates ? duplicateTexts(duplicates, t) : []),
    ].filter(text => text !== false)
  }
}

/** Returns the hint of a row's tracking number. A number that fits is confirmed only while it is typed; other hints stay until the drive arrives. */
function hintOf({ edit, active, changed }: CellProps['row'], { shippingTypes }: RowContext): TrackingHint | null {
  if (!active && !changed && edit.status === 'delivered') return null
  const hint = numberHint(edit, shippingTypes)
  return hint?.kind === 'fits' && !active ? null : hint
}

function Note({ isWarning, text, children }: { isWarning?: boolean; text: string; children?: ReactNode }) {
  return (
    <div className="row-note" data-tone={isWarning ? 'warn' : undefined}>
      <span className="row-note-words">
        {isWarning && <Icon of={alert} size={14} />}
        <span>{text}</span>
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
  const courierName = (slug: string) => courierNamed(slug, ctx.shippingTypes)
  const { kind } = hint
  const text = [hintText(hint, ctx.shippingTypes, t), kind === 'mistyped' && row.changed && t('shipments.hint.canSave')]
    .filter(Boolean)
    .join(' ')
  return (
    <Note isWarning={isDoubtful(hint, row.edit, row.active)} text={text}>
      {'others' in hint &&
        hint.others.map(other => (
          <Button
            key={other}
            size="bar"
            aria-label={t('shipments.useCourierFor', { courier: courierName(other), theatre: nameOf(row) })}
            onClick={() => ctx.store.edit(row.shipment.id, { shippingCourier: courierName(other) })}
          >
            <Named
              of={row.edit.shippingCourier.trim() === '' ? 'shipments.useCourier' : 'shipments.switchTo'}
              vars={{ courier: properName(courierName(other)) }}
            />
          </Button>
        ))}
      {kind === 'fits' && (
        <TrackLink number={row.edit.shippingTracking} slug={hint.slug} courier={courierName(hint.slug)} />
      )}
    </Note>
  )
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
