import { asFailure, Failure } from '../base/errors'
import type { Cells, Typed } from './cells'
import type { DraftCore } from './draft-core'
import { onSaveError, onSaveSuccess, onSend, toSend } from './saved-cells'

/** Returns the save of a draft. */
export function createDraftSave(core: DraftCore) {
  const { options, typed, inFlight, history, kept, status, same, align, rebased, put } = core

  /**
   * Saves some or all edits. Later edits stand on top of the saved ones.
   * @param write sends the result of `toSendOver` for the server's data at that moment: the edits that the server does
   * not have yet
   * @returns the result of `write`
   * @throws Failure "stale" from `toSendOver` when another person has changed a cell since, so that the user chooses
   * first; otherwise as `write` does
   */
  return async function save<Answer>(
    cells: Typed,
    write: (toSendOver: (now: Cells) => Typed) => Promise<Answer>,
  ): Promise<Answer> {
    // Cell keys can change during a save: new rows receive server ids.
    let saved = cells
    let wasSent = false
    const markInFlight = () => {
      inFlight.value = new Set([...inFlight.peek(), ...saved.keys()])
    }

    function toSendOver(now: Cells): Typed {
      saved = align(saved)
      markInFlight()
      const edits = toSend(saved, typed.peek(), now, same)
      if (!edits) throw new Failure({ category: 'stale' })
      if (edits.size > 0 && !wasSent) {
        wasSent = true
        typed.value = onSend(typed.peek(), saved)
        // Other windows learn that the edits were sent before they can read that they are saved.
        kept.writeSoon()
        kept.writeNow()
      }
      return edits
    }

    markInFlight()
    status.savesRunning.value += 1
    try {
      const answer = await write(toSendOver)
      put(onSaveSuccess(typed.peek(), saved, options.base.peek() ?? { get: cell => saved.get(cell)?.mine }))
      history.forget([...cells.keys(), ...saved.keys()])
      status.isWithdrawn.value = false
      kept.changed()
      kept.writeNow()
      return answer
    } catch (thrown) {
      const failure = asFailure(thrown)
      put(onSaveError(typed.peek(), saved, failure, wasSent))
      throw failure
    } finally {
      inFlight.value = new Set([...inFlight.peek()].filter(cell => !cells.has(cell) && !saved.has(cell)))
      put(rebased(typed.peek()))
      status.savesRunning.value -= 1
    }
  }
}
