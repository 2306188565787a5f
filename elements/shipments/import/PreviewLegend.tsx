import alert from 'icon:alert-circle'
import check from 'icon:check'
import type { ImportPlan } from '../../../core/shipments/sheets/import-plan'
import { useText } from '../../kit/context'
import { Legend } from '../../kit/table/Legend'
import { isTroubled, type PreviewFilter } from './preview-row'

interface PreviewLegendProps {
  plan: ImportPlan
  chosen: PreviewFilter
  onChoose(filter: PreviewFilter): void
}

/** The filter of the preview: all rows, rows with problems, or rows that change a shipment. */
export function PreviewLegend({ plan, chosen, onChoose }: PreviewLegendProps) {
  const t = useText()
  return (
    <Legend<PreviewFilter>
      label={t('shipments.import.result')}
      items={[
        { id: 'all', label: t('shipments.all'), count: plan.rows.length },
        {
          id: 'problems',
          label: t('shipments.import.filterProblems'),
          count: plan.rows.filter(isTroubled).length,
          icon: alert,
          tone: 'danger',
        },
        {
          id: 'changes',
          label: t('shipments.import.filterChanges'),
          count: plan.totals.change,
          icon: check,
          tone: 'ok',
        },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
