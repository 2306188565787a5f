import alert from 'icon:alert-circle'
import chevronDown from 'icon:chevron-down'
import chevronUp from 'icon:chevron-up'
import type { ImportPlan } from '../../../core/shipments/sheets/import-plan'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { Icon } from '../../kit/icons/Icon'

interface ImportFootProps {
  plan: ImportPlan
  /** The count of rows to check. */
  problems: number
  isUnfolded: boolean
  /** Shows or folds the unchanged rows. */
  onFold(): void
  onProblem(step: 1 | -1): void
  /** Focuses a cell that blocks the import. */
  onHindrance(): void
  onCancel(): void
  onApply(): void
}

/** The foot of the preview: the steps between problems, Cancel and Apply. */
export function ImportFoot({
  plan,
  problems,
  isUnfolded,
  onFold,
  onProblem,
  onHindrance,
  onCancel,
  onApply,
}: ImportFootProps) {
  const t = useText()
  const { totals, badCouriers } = plan
  const hindrance =
    totals.problemCells > 0
      ? t(badCouriers ? 'shipments.import.correctCouriers' : 'shipments.import.correctFirst', {
          count: totals.problemCells,
        })
      : totals.conflicts > 0
        ? t('shipments.import.chooseFirst', { count: totals.conflicts })
        : undefined
  return (
    <>
      <div className="panel-foot">
        {totals.same > 0 && (
          <Button
            kind="quiet"
            size="bar"
            icon={isUnfolded ? chevronUp : chevronDown}
            aria-expanded={isUnfolded}
            onClick={onFold}
          >
            {t('shipments.import.unchanged', { count: totals.same })}
          </Button>
        )}
        <span className="quiet-text">{t('shipments.import.matched')}</span>
        {problems > 0 && (
          <span className="problem-steps">
            <Button kind="quiet" size="bar" icon={chevronUp} onClick={() => onProblem(-1)}>
              {t('shipments.import.previousProblem')}
            </Button>
            <Button kind="quiet" size="bar" icon={chevronDown} onClick={() => onProblem(1)}>
              {t('shipments.import.nextProblem')}
            </Button>
          </span>
        )}
      </div>
      <div className="at-hand">
        <div className="save-bar">
          {hindrance && (
            <span className="save-problem">
              <Icon of={alert} />
              <button type="button" className="link" onClick={onHindrance}>
                {hindrance}
              </button>
            </span>
          )}
          <div className="save-steps">
            <Button kind="quiet" onClick={onCancel}>
              {t('kit.cancel')}
            </Button>
            {hindrance ? (
              // A press focuses the first problem.
              <button
                type="button"
                className="button primary"
                part="button primary-button"
                data-size="control"
                aria-disabled
                title={hindrance}
                onClick={onApply}
              >
                {t('shipments.import.apply', { count: totals.change })}
              </button>
            ) : (
              <Button
                kind="primary"
                offReason={totals.change === 0 ? t('shipments.import.nothing') : undefined}
                onClick={onApply}
              >
                {t('shipments.import.apply', { count: totals.change })}
              </Button>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
