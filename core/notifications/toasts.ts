import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Failure } from '../base/errors'
import { isEqual } from '../base/json'
import type { Text } from '../i18n/translate'

export interface Toast {
  readonly id: number
  readonly tone: 'ok' | 'danger' | 'info'
  readonly title: Text
  readonly detail: Text | null
  /** Identifies the record, appliance or file that the toast is about; empty when its title is enough. */
  readonly subject: string
  /** The failure that the toast is about, for support. */
  readonly failure: Failure | null
  /** Runs the failed task again; null when that would not help. */
  readonly retry: (() => void) | null
  /** Undoes the change that the toast is about; null when it cannot be undone. */
  readonly undo: (() => void) | null
}

/** A success closes after this many milliseconds. Errors stay until they are closed. */
export const successDuration = 6000
/** A toast that can be undone closes after this many milliseconds. */
export const undoDuration = 10_000

export type Toasts = ReturnType<typeof createToasts>

/** Returns the toasts of a portal and their timers. */
export function createToasts() {
  const toasts = signal<readonly Toast[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const announcers = new Map<number, object>()
  let lastId = 0
  let isKept = false
  let isEnded = false

  function closeToast(id: number): void {
    stopTimer(id)
    announcers.delete(id)
    toasts.value = toasts.peek().filter(toast => toast.id !== id)
    if (toasts.peek().length === 0) isKept = false
  }

  function stopTimer(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  function startTimer({ id, tone, undo }: Toast): void {
    if (tone !== 'danger' && !isKept && !isEnded)
      timers.set(
        id,
        setTimeout(() => closeToast(id), undo ? undoDuration : successDuration),
      )
  }

  /** Closes every toast with this title and subject. */
  function drop(title: Text, subject = ''): void {
    for (const toast of toasts.peek())
      if (toast.subject === subject && isEqual(toast.title, title)) closeToast(toast.id)
  }

  return {
    toasts: toasts as ReadonlySignal<readonly Toast[]>,
    /** The outlet that has read out each toast, by the id of the toast, so that no other outlet reads it again. */
    announcers,
    closeToast,
    drop,
    /** Adds a toast in place of one with the same title and subject; returns its id. */
    add(toast: Omit<Toast, 'id'>): number {
      const added = { ...toast, id: ++lastId }
      drop(toast.title, toast.subject)
      toasts.value = [...toasts.peek(), added]
      startTimer(added)
      return added.id
    },
    lastId: () => lastId,
    /** Keeps all toasts open while the pointer or the focus is in them. */
    keep(kept: boolean): void {
      isKept = kept
      for (const toast of toasts.peek()) {
        stopTimer(toast.id)
        startTimer(toast)
      }
    },
    /**
     * Closes all toasts but errors when no outlet is left. An error waits for the next outlet, since it may be the only
     * sign that something was not saved.
     */
    endPassing(): void {
      isKept = false
      for (const { id, tone } of toasts.peek()) if (tone !== 'danger') closeToast(id)
    },
    /** Stops all timers, so that no toast closes by itself. */
    endTimers(): void {
      isEnded = true
      for (const { id } of toasts.peek()) stopTimer(id)
    },
  }
}
