import type { PlannedCopy } from '../../../core/work-orders/plan/copy-plan'
import { useText } from '../../kit/context'

/** The key of the drawn bars; nothing without bars. */
export function PlanKey({ copies }: { copies: readonly PlannedCopy[] }) {
  const t = useText()
  const has = (test: (copy: PlannedCopy) => boolean) => copies.some(test)
  const marks = [
    { mark: 'done', label: 'plan.copied', isDrawn: has(({ startsAt }) => startsAt !== null) },
    { mark: 'coming', label: 'plan.toEnd', isDrawn: has(({ kind, endsAt }) => kind === 'running' && endsAt !== null) },
    { mark: 'next', label: 'plan.couldBe', isDrawn: has(({ kind, endsAt }) => kind !== 'running' && endsAt !== null) },
    { mark: 'late', label: 'plan.after', isDrawn: has(({ isLate }) => isLate) },
  ] as const
  if (!marks.some(({ isDrawn }) => isDrawn)) return null
  return (
    <ul className="plan-key">
      {marks.map(
        ({ mark, label, isDrawn }) =>
          isDrawn && (
            <li key={mark}>
              <i className={`plan-bar ${mark}`} aria-hidden="true" />
              <span>{t(label)}</span>
            </li>
          ),
      )}
    </ul>
  )
}
