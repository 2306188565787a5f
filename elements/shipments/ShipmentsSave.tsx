import type { Text } from '../../core/i18n/translate'
import { useText } from '../kit/context'
import { SaveBar } from '../kit/SaveBar'

interface ShipmentsSaveProps {
  changedCount: number
  /** What is wrong with changed rows. */
  problem: Text | null
  saving: boolean
  onDiscard(): void
  onSave(): void
  onShowProblem(): void
}

/** Stands below the rows while some of them are changed, also when a search hides them all. */
export function ShipmentsSave({ changedCount, problem, saving, onShowProblem, ...props }: ShipmentsSaveProps) {
  const t = useText()
  if (changedCount === 0) return null
  return (
    <div className="at-hand">
      <SaveBar
        count={changedCount}
        problem={problem ? { text: t.text(problem), onShow: onShowProblem } : undefined}
        busy={saving}
        onDiscard={props.onDiscard}
        onSave={props.onSave}
      />
    </div>
  )
}
