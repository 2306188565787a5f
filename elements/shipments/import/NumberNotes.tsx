import alert from 'icon:alert-triangle'
import check from 'icon:check'
import { useText } from '../../kit/context'
import { Icon } from '../../kit/icons/Icon'
import { duplicateWords, hintWords } from '../number-words'
import type { PreviewContext, PreviewRow } from './preview-row'

/** The notes of a row's new number: the saved one that it replaces, the courier that was filled in, and the warnings of the grid. */
export function NumberNotes({ row, ctx }: { row: PreviewRow; ctx: PreviewContext }) {
  const t = useText()
  const { hint, duplicates, replaced } = row.checks
  const warnings = [
    ...(hint ? [hintWords(hint, ctx.shippingTypes, t)] : []),
    ...(duplicates ? duplicateWords(duplicates, t) : []),
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
      {warnings.map(words => (
        <span key={words} className="number-note" data-tone="warn" data-problem="" tabIndex={-1}>
          <Icon of={alert} size={14} />
          <span>{words}</span>
        </span>
      ))}
    </>
  )
}
