import { isEqual } from '../base/json'
import { onStored, readStored, removeStored, storeValue } from '../base/storage'
import { mapContents, nothing, type Typed, type TypedCell } from './cells'
import { draftLifetime, draftsOf } from './kept-drafts'

export type TypedStorage = ReturnType<typeof typedStorage>

/**
 * Where what is typed outlives a reload, and is one in all windows of the browser. `account` keeps two accounts of one
 * browser apart, and two back ends; `isCell` guards against what an older version, or a person, left there.
 */
export function typedStorage(account: string, name: string, isCell: (cell: string, content: unknown) => boolean) {
  const key = `${draftsOf(account)}${name}`
  const self = {}
  return {
    /** Null where nothing is kept; what is `known` was typed or read here, and needs no guard. */
    read(known = nothing): Typed | null {
      const stored = readStored('local', key) as Record<string, TypedCell | null> | null
      if (stored === null) return null
      const typed = new Map<string, TypedCell>()
      for (const [cell, each] of Object.entries(stored)) {
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
    },
    /** False where nothing can be kept: the page's storage is missing, full or forbidden. */
    write(typed: Typed): boolean {
      if (typed.size > 0) return storeValue('local', key, Object.fromEntries(typed), draftLifetime, self)
      removeStored('local', key, self)
      return true
    },
    /** Calls when another window has written, or another portal of this page; answers what ends it. */
    watch: (onChange: (isEmptied: boolean) => void) => onStored(onChange, key, self),
  }
}
