import alert from 'icon:alert-circle'
import { type Fix, fixesOf } from '../../../core/shipments/sheets/import-fixes'
import type { PlannedRow } from '../../../core/shipments/sheets/import-rows'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { Icon } from '../../kit/icons/Icon'
import { fixText } from './fix-text'
import type { PreviewContext } from './preview-row'

const problems = {
  'unknown-courier': 'shipments.import.fix.unknownCourier',
  'unknown-status': 'shipments.import.fix.unknownStatus',
  'no-courier': 'shipments.import.fix.noCourier',
  'other-courier': 'shipments.import.fix.otherCourier',
} as const satisfies Record<Fix['kind'], string>

interface ImportFixesProps {
  rows: readonly PlannedRow[]
  ctx: PreviewContext
}

/** The problems that several rows share, each with one button that fixes all of them. */
export function ImportFixes({ rows, ctx }: ImportFixesProps) {
  const t = useText()
  const shared = fixesOf(rows, ctx.shippingTypes).filter(fix => fix.rows.length > 1 && fix.suggestions.length > 0)
  if (shared.length === 0) return null
  return (
    <ul className="import-fixes" aria-label={t('shipments.import.fixes')}>
      {shared.map(fix => (
        <li key={`${fix.kind} ${fix.field} ${fix.typed} ${fix.suggestions}`}>
          <Icon of={alert} size={14} />
          <span>{t(problems[fix.kind], { typed: fix.typed })}</span>
          {fix.suggestions.map(value => (
            <Button key={value} size="bar" onClick={() => ctx.onFix(fix.rows, fix.field, value)}>
              {t('shipments.import.fixAll', {
                value: fixText(fix.field, value, t),
                count: fix.rows.length,
              })}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  )
}
