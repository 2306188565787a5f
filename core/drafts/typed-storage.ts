import { isEqual } from '../base/json'
import { onStored, readStored, removeStored, storeValue } from '../base/storage'
import { mapContents, noEdits, type Typed, type TypedCell } from './cells'
import { draftLifetime, draftsOf } from './kept-drafts'

export type TypedStorage = ReturnType<typeof typedStorage>

/**
 * Returns the storage of a draft in the browser, which all windows share.
 * @param account keeps accounts and back ends apart
 * @param isCell returns whether a content is valid in this version: older versions, and people, may have stored others
 */
export function typedStorage(account: string, name: string, isCell: (cell: string, content: unknown) => boolean) {
  const key = `${draftsOf(account)}${name}`
  const self = {}
  return {
    /**
     * Returns the stored edits; null when there are none.
     * @param ownEdits the edits of this window, which are accepted without a check
     */
    read(ownEdits = noEdits): Typed | null {
      const stored = readStored('local', key) as Record<string, TypedCell | null> | null
      if (stored === null) return null
      const typed = new Map<string, TypedCell>()
      for (const [cell, each] of Object.entries(stored)) {
        if (each === null || typeof each !== 'object') continue
        const ownEdit = ownEdits.get(cell)
        const check = (content: unknown): unknown => {
          if (isCell(cell, content)) return content
          throw new TypeError(`not a content of ${cell}`)
        }
        try {
          typed.set(cell, ownEdit && isEqual(ownEdit, each) ? ownEdit : mapContents(each, check))
        } catch {
          // An edit of another version is dropped.
        }
      }
      return typed
    },
    /** Returns false when the browser's storage is missing, full or forbidden. */
    write(typed: Typed): boolean {
      if (typed.size > 0) return storeValue('local', key, Object.fromEntries(typed), draftLifetime, self)
      removeStored('local', key, self)
      return true
    },
    /** Calls `onChange` when another window, or another portal of this page, has written; returns the function that ends it. */
    watch: (onChange: (isEmptied: boolean) => void) => onStored(onChange, key, self),
  }
}
