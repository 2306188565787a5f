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

/**
 * The highest number of bytes of one call. This is half of a server's limit of 2 MiB, since others may lengthen these
 * rows in the meantime.
 */
const maxBytes = 1024 * 1024

/**
 * Returns the rows to send over the server's current data. Throws a Failure when a person must check that data first.
 */
type RowsOver = (now: readonly Shipment[]) => readonly ShipmentSent[]

/** Sends the rows of one call. The server saves all of them or none. */
export type Part = (send: (rowsOver: RowsOver) => Promise<void>) => Promise<void>

/** Returns the messages about a save of an order's shipments. */
export const saveMessages = (workOrderNo: string) => ({
  title: text('shipments.saveFailed'),
  subject: workOrderNo,
  success: text('shipments.saved'),
})

/** Returns the function that saves all edits and imports of the shipments of an order. */
export function createWriting(
  { http, notifications }: AreaContext,
  workOrderNo: string,
  { mutate, refresh }: ResourceHandle<readonly Shipment[]>,
) {
  /**
   * Sends parts one after another.
   * @param onFailure receives the thrown value, and throws the failure that is shown instead
   * @returns the saved rows, the failure that stopped the rest, and the problems that the server found, by shipment
   */
  return async (parts: readonly Part[], onFailure: (thrown: unknown) => Promise<never>) => {
    const saved: ShipmentSent[] = []
    let sent: readonly ShipmentSent[] = []
    const send = async (before: Promise<void>, rowsOver: RowsOver) => {
      // A failed part stops those after it.
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

/** Splits rows into calls of at most `maxBytes` and keeps their order. A row that is larger is sent alone. */
export function splitIntoParts(rows: readonly ShipmentSent[]): readonly (readonly ShipmentSent[])[] {
  const encoder = new TextEncoder()
  return splitBySize(rows, maxBytes - 1, row => encoder.encode(toJson(row)).length + 1)
}
