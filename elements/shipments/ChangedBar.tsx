import '../../core/shipments/rows/words'
import type { RefObject } from 'react'
import type { Duplicates } from '../../core/shipments/rows/duplicates'
import { sendLabel, unsentCount, unsentReason } from '../base/drafts/draft-words'
import { useText } from '../kit/context'
import { SaveBar } from '../kit/feedback/SaveBar'
import { AllConflicts } from './AllConflicts'
import { useOrder } from './order-context'
import { ReadyRows } from './ReadyRows'
import { type SaveProblemLinks, saveProblem } from './save-problem'
import { useInSight } from './use-in-sight'

interface ChangedBarProps {
  /** The element around the rows. */
  readonly around: RefObject<HTMLElement | null>
  readonly duplicates: ReadonlyMap<string, Duplicates> | undefined
  /** Ids of the rows to check. */
  readonly toCheck: ReadonlySet<string> | undefined
  /** Functions that focus the rows to check before a save. */
  readonly links: SaveProblemLinks
  /** The count of changed rows that have a number and stay pending. */
  readonly readyCount: number
  onShipped(): void
  onSave(): void
}

/** The save bar of changed rows, with one button for the rows that have a number and are not marked as shipped. */
export function ChangedBar(props: ChangedBarProps) {
  const { around, duplicates, toCheck, links, readyCount, onShipped, onSave } = props
  const order = useOrder()
  const { store, rows, changedCount, problem, saving, unsent } = order
  const t = useText()
  const bar = useInSight(around)
  const conflicts = rows.filter(row => row.changed && row.theirs)
  const isConflict = conflicts.length > 0
  const waits = unsent > 0 && unsent === changedCount && !order.typedOn
  const save = isConflict
    ? t('shipments.resolveFirst')
    : waits
      ? sendLabel(order, t)
      : t('kit.saveRows', { count: changedCount })
  return (
    <div ref={bar} className="at-hand">
      {!isConflict && <ReadyRows count={readyCount} onShipped={onShipped} />}
      <SaveBar
        count={changedCount}
        labels={{
          changed: unsent > 0 ? unsentCount(order, t) : t('kit.rowsChanged', { count: changedCount }),
          save,
        }}
        why={unsent > 0 ? unsentReason(order, t) : undefined}
        waits={waits}
        problem={saveProblem({ problem, conflicts, rows, duplicates, toCheck }, links, t)}
        choice={
          isConflict ? (
            <AllConflicts rows={conflicts} busy={saving} onChosen={() => around.current?.focus()} />
          ) : undefined
        }
        busy={saving}
        onDiscard={store.discard}
        onSave={onSave}
      />
    </div>
  )
}
