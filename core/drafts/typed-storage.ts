import { isEqual } from '../base/json'
import { draftsOf, onStoredChange, readStored, removeStored, storeValue } from '../base/storage'
import { mapContents, nothing, type Typed, type TypedCell } from './cells'

/** Drafts expire after this many seconds: 14 days. */
const draftLifetime = 14 * 24 * 3600

export type TypedStorage = ReturnType<typeof typedStorage>

/**
 * Where what is typed outlives a reload, and is one in all windows of the browser. `account` keeps two accounts of one
 * browser apart, and two back ends; `isCell` guards against what an older version, or a person, left there.
 */
export function typedStorage(account: string, name: string, isCell: (cell: string, content: unknown) => boolean) {
  const key = `${draftsOf(account)}${name}`
  return {
    /** Null where nothing is kept; what is `known` was typed or read here, and needs no guard. */
    read(known = nothing): Typed | null {
      const stored = readStored('local', key)
      return stored === null ? null : typedFrom(stored, known, isCell)
    },
    /** False where nothing can be kept: the page's storage is missing, full or forbidden. */
    write(typed: Typed): boolean {
      if (typed.size > 0) return storeValue('local', key, Object.fromEntries(typed), draftLifetime)
      removeStored('local', key)
      return true
    },
    /** Calls when another window has written; answers what ends it. */
    watch: (onChange: () => void) => onStoredChange(key, onChange),
  }
}

/** Guards what was kept in storage by another version, cell by cell; what is `known` was typed here. */
export function typedFrom(kept: unknown, known: Typed, isCell: (cell: string, content: unknown) => boolean): Typed {
  const typed = new Map<string, TypedCell>()
  for (const [cell, each] of Object.entries((kept ?? {}) as Record<string, TypedCell | null>)) {
    if (each === null || typeof each !== 'object') continue
    const own = known.get(cell)
    const check = (content: unknown): unknown => {
      if (isCell(cell, content)) return content
      throw new TypeError(`not a content of ${cell}`)
    }
    try {
      typed.set(cell, own && isEqual(own, each) ? own : mapContents(each, check))
    } catch {
      // What another version has left is not taken.
    }
  }
  return typed
}
