import { Failure } from '../../base/errors'
import type { ResourceHandle } from '../../base/resource'
import type { Typed } from '../../drafts/cells'
import type { SaveScope } from '../../drafts/form-options'
import { throwUnlessShown } from '../../drafts/shown-failures'
import type { AreaContext } from '../../portal/container'
import type { Shipment } from '../../wire/shipments'
import { changedRows } from '../mapping'
import type { CourierList } from '../rows/known-couriers'
import { flagsIn, type RowProblems } from '../rows/problems'
import type { Refusals } from '../rows/refusals'
import { editStatus } from '../rules'
import { cellsOf, editsOver } from './cells'
import { editsIn, type RowEdits } from './row-edits'
import { createWriting, type Part, splitIntoParts } from './writing'

interface RowSavesOptions {
  readonly context: AreaContext
  readonly workOrderNo: string
  readonly handle: ResourceHandle<readonly Shipment[]>
  readonly couriers: CourierList
  readonly edits: RowEdits
  /** Returns whether a row is in conflict. */
  readonly isInConflict: (id: string) => boolean
  readonly refusals: Refusals
}

/** Returns the saves of an order's rows: they send the rows that have neither a problem nor a conflict. */
export function createRowSaves(options: RowSavesOptions) {
  const { context, workOrderNo, handle, couriers, edits, isInConflict, refusals } = options
  const { draft, edited, rowsToSend, findProblems } = edits
  const write = createWriting(context, workOrderNo, handle)

  function toPart(typed: Typed): Part {
    return send =>
      draft.save(typed, over =>
        send(now => {
          const instant = new Date().toISOString()
          const edited = editsOver(now, over(cellsOf(now)))
          const sent = changedRows(now, edited, couriers.list.peek())
          // Changes of others may have made a valid row invalid.
          if (flagsIn(sent, now, edited, couriers.known.peek()).size > 0) throw new Failure({ category: 'invalid' })
          return sent.map(row => (row.status === 'dispatched' ? editStatus(row, row.status, instant) : row))
        }),
      )
  }

  const readyRows = (typed: Typed, toCorrect: ReadonlyMap<string, RowProblems>) =>
    rowsToSend(typed).filter(({ id }) => !isInConflict(id) && !toCorrect.has(id))

  /**
   * Sends the edited rows, except rows with problems and rows in conflict. A save that exceeds the limit of a server is
   * split into parts.
   * @returns the saved rows; null when none exist
   */
  async function send(typed: Typed, toCorrect: ReadonlyMap<string, RowProblems>) {
    const before = edited.peek()
    const ready = readyRows(typed, toCorrect)
    if (ready.length === 0) return null
    const ids = new Set(ready.map(({ id }) => id))
    const { saved, failure, refused } = await write(
      splitIntoParts(ready).map(rows => toPart(editsIn(typed, new Set(rows.map(({ id }) => id))))),
      thrown => throwUnlessShown(draft, editsIn(typed, ids), thrown),
    )
    refusals.record(ids, before, refused)
    return failure && saved.length === 0 ? null : saved
  }

  return {
    /** Returns the rows of these edits that can be sent: without problems and without a conflict. */
    readyRows,
    send,
    /**
     * Sends the changed rows except those in conflict.
     * @returns the saved rows; null when none exist
     */
    async save(scope: SaveScope = 'all') {
      if (couriers.known.peek() === 'coming') await couriers.settled()
      const typed = scope === 'all' ? draft.typed.peek() : draft.unsent.peek()
      const toCorrect = findProblems(typed)
      // An automatic save skips rows with problems. The Save button sends nothing until they are corrected.
      return draft.state.peek() === 'saving' || (scope === 'all' && toCorrect.size > 0) ? null : send(typed, toCorrect)
    },
  }
}
