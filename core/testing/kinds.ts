import type { ApplianceRecord, DayRecord } from './records'

/**
 * Kinds of records that belong to a partner and are found by their id alone. Each store keeps all kinds in one place,
 * so a new kind is one more line in each of the two tables here, and its seed in `seeds/world.ts`.
 */
export interface Kinds {
  appliance: ApplianceRecord
  day: DayRecord
}

export type KindName = keyof Kinds

interface Kind<Value> {
  /** Returns the id, which is unique among the records of the partner. Records are sorted by it. */
  id(record: Value): string
  /** Returns the time of the next step of the simulation, in epoch milliseconds; null for none. */
  nextAt(record: Value): number | null
}

export const kinds: { readonly [Name in KindName]: Kind<Kinds[Name]> } = {
  appliance: { id: ({ applianceId }) => applianceId, nextAt: ({ nextAt }) => nextAt },
  day: { id: ({ date }) => date, nextAt: () => null },
}

export const kindNames = Object.keys(kinds) as readonly KindName[]

/** A change of a record of one of these kinds; `before` is null for a new one. */
export type KindChange<Name extends KindName = KindName> = {
  [Of in Name]: { of: Of; before: Kinds[Of] | null; after: Kinds[Of] }
}[Name]

/** Returns the keys by which a store finds a record. */
export function placeOf<Name extends KindName>(kind: Name, record: Kinds[Name]) {
  const { id, nextAt } = kinds[kind]
  return { org: record.org, kind, id: id(record), nextAt: nextAt(record) }
}
