import alert from 'icon:alert-circle'
import { type Mend, mendsOf } from '../../../core/shipments/sheets/import-mends'
import type { PlannedRow } from '../../../core/shipments/sheets/import-rows'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { Icon } from '../../kit/icons/Icon'
import { mendWord } from './mend-word'
import type { PreviewContext } from './preview-row'

const problems = {
  'unknown-courier': 'shipments.import.mend.unknownCourier',
  'unknown-status': 'shipments.import.mend.unknownStatus',
  'no-courier': 'shipments.import.mend.noCourier',
  'other-courier': 'shipments.import.mend.otherCourier',
} as const satisfies Record<Mend['kind'], string>

interface ImportMendsProps {
  rows: readonly PlannedRow[]
  ctx: PreviewContext
}

/** Problems that several rows have in common, each with one press that mends all of them. */
export function ImportMends({ rows, ctx }: ImportMendsProps) {
  const t = useText()
  const shared = mendsOf(rows, ctx.shippingTypes).filter(mend => mend.rows.length > 1 && mend.suggestions.length > 0)
  if (shared.length === 0) return null
  return (
    <ul className="import-mends" aria-label={t('shipments.import.mends')}>
      {shared.map(mend => (
        <li key={`${mend.kind} ${mend.field} ${mend.typed} ${mend.suggestions}`}>
          <Icon of={alert} size={14} />
          <span>{t(problems[mend.kind], { typed: mend.typed })}</span>
          {mend.suggestions.map(value => (
            <Button key={value} size="bar" onClick={() => ctx.onMend(mend.rows, mend.field, value)}>
              {t('shipments.import.mendAll', {
                value: mendWord(mend.field, value, t),
                count: mend.rows.length,
              })}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  )
}
