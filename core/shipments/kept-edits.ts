import { toJson } from '../base/json'
import { editFields } from './mapping'
import type { RowEdit, RowEdits } from './row-edits'
import type { ShipmentEdit } from './types'

/** Edits as they are kept between visits and for other windows. */
export type KeptEdits = Readonly<Record<string, RowEdit>>

export function keptEdits(edits: RowEdits): KeptEdits {
  return Object.fromEntries(edits)
}

/** Guards what was kept in storage by another version. */
export function isKeptEdits(kept: unknown): kept is KeptEdits {
  return (
    isRecord(kept) && Object.values(kept).every(edit => isRecord(edit) && isPatch(edit.patch) && isPatch(edit.over))
  )
}

function isPatch(patch: unknown): boolean {
  return (
    isRecord(patch) &&
    Object.entries(patch).every(
      ([field, value]) =>
        (editFields as readonly string[]).includes(field) &&
        (typeof value === 'string' || (field === 'dispatchedOn' && value === null)),
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** By row, the fields in which another window has typed something else. */
export type Apart = ReadonlyMap<string, Partial<ShipmentEdit>>

interface Joined {
  readonly edits: RowEdits
  readonly apart: Apart
}

/**
 * What was typed in two windows, over what both had: field by field, what only one of them has changed is that one's.
 * Where both have typed something else it stays as it is `here`, and what stands `there` is answered as `apart`; so it
 * goes on in the fields that were apart `before`. A date follows its status.
 */
export function joinEdits(shared: RowEdits, here: RowEdits, there: RowEdits, before: Apart = new Map()): Joined {
  const edits = new Map<string, RowEdit>()
  const apart = new Map<string, Partial<ShipmentEdit>>()
  for (const id of new Set([...there.keys(), ...here.keys()])) {
    const [mine, other] = [here.get(id), there.get(id)]
    const waits = before.get(id) ?? {}
    const made: Record<'patch' | 'over' | 'apart', Record<string, unknown>> = { patch: {}, over: {}, apart: {} }
    for (const field of editFields) {
      const whose = whoseIs(leadOf(field, mine, other))
      const from = whose === 'other' ? other : mine
      if (from && field in from.patch) {
        made.patch[field] = from.patch[field]
        made.over[field] = from.over[field]
      }
      if (whose === 'both' && other && field in other.patch) made.apart[field] = other.patch[field]
    }
    // A row that stays what it was stays the very object: a step is told from the next by it.
    const row = [mine, other].find(each => each && patchWords(each.patch) === patchWords(made.patch))
    if (Object.keys(made.patch).length > 0) edits.set(id, row ?? { patch: made.patch, over: made.over })
    if (Object.keys(made.apart).length > 0) apart.set(id, made.apart)

    function whoseIs(field: keyof ShipmentEdit): 'mine' | 'other' | 'both' {
      const [typedHere, typedThere] = [mine?.patch[field], other?.patch[field]]
      const last = shared.get(id)?.patch[field]
      if (typedHere === typedThere) return 'other'
      if (!(field in waits)) {
        if (typedThere === last) return 'mine'
        if (typedHere === last) return 'other'
      }
      if (typedHere === undefined) return 'other'
      return typedThere === undefined ? 'mine' : 'both'
    }
  }
  return { edits, apart }
}

function leadOf(field: keyof ShipmentEdit, ...edits: readonly (RowEdit | undefined)[]): keyof ShipmentEdit {
  return field === 'dispatchedOn' && edits.some(edit => edit && 'status' in edit.patch) ? 'status' : field
}

/** What is kept while fields are apart: there, what the other window has typed. */
export function keptApart(edits: RowEdits, apart: Apart, shared: RowEdits): RowEdits {
  const kept = new Map(edits)
  for (const [id, fields] of apart) {
    const [mine, other] = [edits.get(id), shared.get(id)]
    const over = Object.fromEntries(Object.keys(fields).map(field => [field, other?.over[field as keyof ShipmentEdit]]))
    kept.set(id, { patch: { ...mine?.patch, ...fields }, over: { ...mine?.over, ...over } })
  }
  return kept
}

/** What was typed here in fields that are apart; a date goes with its status. */
export function ownApart(edits: RowEdits, apart: Apart): RowEdits {
  const own = new Map<string, RowEdit>()
  for (const [id, fields] of apart) {
    const edit = edits.get(id)
    if (!edit) continue
    const isOwn = ([field]: readonly [string, unknown]) =>
      field in fields || (field === 'dispatchedOn' && 'status' in fields)
    const [patch, over] = [edit.patch, edit.over].map(from => Object.fromEntries(Object.entries(from).filter(isOwn)))
    own.set(id, { patch: patch ?? {}, over: over ?? {} })
  }
  return own
}

/** Whether the same was typed, in whatever order. */
export function isSame(some: RowEdits, others: RowEdits): boolean {
  return wordsOf(some) === wordsOf(others)
}

/** Whether it was also typed over the same: what was chosen in a clash is asked once. */
export function isSameOver(some: RowEdits, others: RowEdits): boolean {
  return isSame(overOf(some), overOf(others))
}

function overOf(edits: RowEdits): RowEdits {
  return new Map([...edits].map(([id, { over }]) => [id, { patch: over, over }]))
}

function wordsOf(edits: RowEdits): string {
  const rows = [...edits].sort(([a], [b]) => (a < b ? -1 : 1))
  return toJson(rows.map(([id, { patch }]) => [id, patchWords(patch)]))
}

function patchWords(patch: Partial<ShipmentEdit>): string {
  return toJson(editFields.map(field => [patch[field]]))
}
