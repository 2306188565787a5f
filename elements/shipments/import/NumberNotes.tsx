import alert from 'icon:alert-triangle'
import check from 'icon:check'
import { useText } from '../../kit/context'
import { Icon } from '../../kit/icons/Icon'
import { duplicateTexts, hintText } from '../number-texts'
import type { PreviewContext, PreviewRow } from './preview-row'

/**
 * The notes of a row's new number: the saved number that it replaces, the filled courier, and the warnings of the grid.
 */
export function NumberNotes({ row, ctx }: { row: PreviewRow; ctx: PreviewContext }) {
  const t = useText()
  const { hint, duplicates, replaced } = row.checks
  const warnings = [
    ...(hint ? [hintText(hint, ctx.shippingTypes, t)] : []),
    ...(duplicates ? duplicateTexts(duplicates, t) : []),
  ]
  return (
    <>
      {row.outcome === 'change' && row.isCourierFilled && (
        <span className="number-note">
          <Icon of={check} size={14} />
          <span>{t('shipments.courierFilled', { courier: row.cells.shippingCourier.to })}</span>
        </span>
      )}
      {replaced !== null && (
        <span className="number-note" data-tone="warn">
          <Icon of={alert} size={14} />
          <span>{t('shipments.import.replaces', { number: replaced })}</span>
        </span>
      )}
      {warnings.map(text => (
        <span key={text} className="number-note" data-tone="warn" data-problem="" tabIndex={-1}>
          <Icon of={alert} size={14} />
          <span>{text}</span>
        </span>
      ))}
    </>
  )
}
