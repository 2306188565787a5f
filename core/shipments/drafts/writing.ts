import { toJson } from '../../base/json'
import type { ResourceHandle } from '../../base/resource'
import { splitBySize } from '../../base/split'
import { text } from '../../i18n/translate'
import type { AreaContext } from '../../portal/container'
import type { Shipment, ShipmentSent } from '../../wire/shipments'
import { saveShipments } from '../api'
import { mergeSaved } from '../mapping'
import type { RowProblems } from '../rows/problems'
import { problemsOf } from '../rows/refusals'

/** Bytes of one call: half of what a server takes (2 MiB), since others may write more into these rows meanwhile. */
const mostBytes = 1024 * 1024

/** What is to be sent over what there is now. Throws a Failure "stale" where a person must look at that first. */
type RowsOver = (now: readonly Shipment[]) => readonly ShipmentSent[]

/** Rows that go out with one call, in which either all of them are saved or none. */
export type Part = (send: (rowsOver: RowsOver) => Promise<void>) => Promise<void>

/** The messages about a save of an order's shipments. */
export const saveMessages = (workOrderNo: string) => ({
  title: text('shipments.saveFailed'),
  subject: workOrderNo,
  success: text('shipments.saved'),
})

/** How all that is typed or imported into the shipments of an order is saved. */
export function createWriting(
  { http, notifications }: AreaContext,
  workOrderNo: string,
  { mutate, refresh }: ResourceHandle<readonly Shipment[]>,
) {
  /**
   * Answers what was saved, what kept the rest from it, and what the server refused, by shipment.
   * @param onFailure throws what is told of a failure, in place of the failure itself
   */
  return async (parts: readonly Part[], onFailure: (thrown: unknown) => Promise<never>) => {
    const saved: ShipmentSent[] = []
    let sent: readonly ShipmentSent[] = []
    const send = async (before: Promise<void>, rowsOver: RowsOver) => {
      // A part that fails ends those after it.
      await before
      sent = []
      const answer = await mutate({
        write(now, call) {
          sent = rowsOver(now)
          return sent.length > 0 ? saveShipments(http, workOrderNo, sent, call) : null
        },
        apply: (rows, answered) => mergeSaved(rows, sent, answered),
      })
      saved.push(...sent)
      if (answer && !sent.every(({ id }) => answer.some(row => row.id === id))) void refresh()
    }
    const outcome = await notifications.write(
      {
        ...saveMessages(workOrderNo),
        busy: text('shipments.saving'),
        explain: () => (saved.length > 0 ? text('shipments.savedPartly', { count: saved.length }) : null),
      },
      () =>
        parts.reduce((before, part) => part(rowsOver => send(before, rowsOver)), Promise.resolve()).catch(onFailure),
    )
    const failure = outcome.ok ? null : outcome.failure
    return { saved, failure, refused: failure ? problemsOf(failure, sent) : new Map<string, RowProblems>() }
  }
}

/** Rows in calls of at most `mostBytes`, in their order; one that is larger goes alone. */
export function inParts(rows: readonly ShipmentSent[]): readonly (readonly ShipmentSent[])[] {
  const encoder = new TextEncoder()
  return splitBySize(rows, mostBytes - 1, row => encoder.encode(toJson(row)).length + 1)
}
