import type { ApplianceRecord, DayRecord } from './records'

/**
 * Kinds of records of a partner that are found by their id alone. Every store keeps them in one place: a new kind is one more
 * line in each of the two tables here, and its seed in `seeds/world.ts`.
 */
export interface Kinds {
  appliance: ApplianceRecord
  day: DayRecord
}

export type KindName = keyof Kinds

interface Kind<Kept> {
  /** Its own among those of its partner: they are sorted by it. */
  id(kept: Kept): string
  /** When the world has something to do with it, in epoch milliseconds; null for never. */
  nextAt(kept: Kept): number | null
}

export const kinds: { readonly [Name in KindName]: Kind<Kinds[Name]> } = {
  appliance: { id: ({ applianceId }) => applianceId, nextAt: ({ nextAt }) => nextAt },
  day: { id: ({ date }) => date, nextAt: () => null },
}

export const kindNames = Object.keys(kinds) as readonly KindName[]

/** A record of such a kind as it was read and as it is now; `before` is null for a new one. */
export type KindChange<Name extends KindName = KindName> = {
  [Of in Name]: { of: Of; before: Kinds[Of] | null; after: Kinds[Of] }
}[Name]

/** The place of a record of a kind. */
export function placeOf<Name extends KindName>(kind: Name, kept: Kinds[Name]) {
  const { id, nextAt } = kinds[kind]
  return { org: kept.org, kind, id: id(kept), nextAt: nextAt(kept) }
}
