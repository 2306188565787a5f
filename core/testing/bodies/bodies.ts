import { areas } from './areas'
import { day, newHoliday } from './calendar'
import { company } from './company'
import { drives } from './drives'
import { bodyOf, type Reading, readBody } from './read'
import { registration } from './registration'
import { compositionRequest, duplication, shipments, transfer } from './work-orders'

/** The readers of all bodies, by their names in the table of writes (`calls/writes.ts`). */
export const bodies = {
  registration,
  areas,
  company: bodyOf(company),
  drives: bodyOf(drives),
  newHoliday: bodyOf(newHoliday),
  day: bodyOf(day),
  shipments,
  transfer: bodyOf(transfer),
  duplication: bodyOf(duplication),
  compositions: bodyOf(compositionRequest),
  /** Accepts any body and ignores it. */
  none: async () => ({ value: null }),
}

export type Bodies = {
  [Name in keyof typeof bodies]: Extract<Awaited<ReturnType<(typeof bodies)[Name]>>, { value: unknown }>['value']
}

export function readAs(name: keyof Bodies, sent: unknown): Promise<Reading<unknown>> {
  return readBody<unknown>(bodies[name], sent)
}
