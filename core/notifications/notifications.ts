import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, type Failure } from '../base/errors'
import { isEqual } from '../base/json'
import type { Text } from '../i18n/translate'
import { type Busy, createBusy } from './busy'
import { failureText } from './failure-text'
import { createOutlets, type Outlets } from './outlets'

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

export interface ErrorReport {
  readonly title: Text
  readonly message: Text
  readonly items: readonly string[]
  /** The failure that the dialog is about, for support. */
  readonly failure: Failure | null
}

export interface RunOptions {
  /** The title of the error toast, above the reason. */
  title: Text
  /** Identifies the record, appliance or file of the task, when several of one kind can fail under one title. */
  subject?: string
  success?: Text
  /** Returns the text for an error code that the area knows better than the server's message. */
  explain?(failure: Failure): Text | null
  /** Runs the task again: offered when the connection was the reason of the failure. */
  retry?: (() => void) | undefined
  /** The screen shows the failure itself, so that no toast does. */
  quiet?: boolean
}

export interface WriteOptions extends RunOptions {
  /** The text of the busy card, which is shown while the write lasts longer than `busyAfter`: "Saving drive inventory". */
  busy: Text
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

/** A success closes after this many milliseconds. Errors stay until they are closed. */
export const successStays = 6000
/** A toast that can be undone closes after this many milliseconds. */
export const undoStays = 10_000

export interface Notifications
  extends Pick<Outlets, 'shownBy' | 'open' | 'touch' | 'hold'>,
    Pick<Busy, 'busy' | 'busyIn'> {
  readonly toasts: ReadonlySignal<readonly Toast[]>
  /** The open error dialog: the first of those that wait. */
  readonly report: ReadonlySignal<ErrorReport | null>
  /** The toasts that were read out, with the place that did, so that no other place reads them again. */
  readonly said: Map<number, object>
  /**
   * Runs a task that can fail, shows a toast about its success or failure, and returns the outcome. It never rejects. An error of
   * the same title and subject is removed when this ends otherwise.
   */
  run<Value>(options: RunOptions, task: () => Promise<Value>): Promise<Outcome<Value>>
  /**
   * Runs a task that changes something on the server, as `run` does. While it lasts, the element in which the person
   * works is busy, and a card names the save.
   */
  write<Value>(options: WriteOptions, task: () => Promise<Value>): Promise<Outcome<Value>>
  /**
   * Reports that a task which was shown as failed, or got no answer, has happened: its error is removed, and its
   * success is shown.
   */
  succeed(options: Pick<RunOptions, 'title' | 'subject' | 'success'>): void
  /**
   * Shows a toast.
   * @param undo undoes the change that the toast is about; its button is offered for ten seconds
   * @returns the id of the toast
   */
  notify(tone: Toast['tone'], title: Text, detail?: Text, undo?: () => void): number
  /** Opens an error dialog, after those that are open. */
  showError(report: Omit<ErrorReport, 'failure'>): void
  closeToast(id: number): void
  /** Closes every toast with this title and subject. */
  drop(title: Text, subject?: string): void
  /** Keeps all toasts open while the pointer or the focus is in them. */
  keep(kept: boolean): void
  /** Replaces a toast by an error dialog with the details that support needs. */
  explain(id: number): void
  closeReport(): void
  /** Stops all timers, so that no toast closes by itself. */
  end(): void
}

export function createNotifications(): Notifications {
  const toasts = signal<readonly Toast[]>([])
  const reports = signal<readonly ErrorReport[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const said = new Map<number, object>()
  const outlets = createOutlets(endPassing)
  const busyState = createBusy()
  let lastId = 0
  let isKept = false
  let isEnded = false

  function closeToast(id: number): void {
    stopTimer(id)
    said.delete(id)
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
        setTimeout(() => closeToast(id), undo ? undoStays : successStays),
      )
  }

  /**
   * Closes all toasts but errors when no outlet is left. An error waits for the next outlet, since it may be the only
   * sign that something was not saved.
   */
  function endPassing(): void {
    isKept = false
    for (const { id, tone } of toasts.peek()) if (tone !== 'danger') closeToast(id)
  }

  /** A new message replaces the earlier one about the same subject. */
  function drop(title: Text, subject = ''): void {
    for (const toast of toasts.peek())
      if (toast.subject === subject && isEqual(toast.title, title)) closeToast(toast.id)
  }

  function add(toast: Omit<Toast, 'id'>): number {
    const added = { ...toast, id: ++lastId }
    drop(toast.title, toast.subject)
    toasts.value = [...toasts.peek(), added]
    startTimer(added)
    return added.id
  }

  function showError(report: ErrorReport): void {
    if (!reports.peek().some(other => isEqual(other, report))) reports.value = [...reports.peek(), report]
  }

  const say: Notifications['notify'] = (tone, title, detail, undo) =>
    // A toast with undo does not replace the one before, which may be about another element's change.
    add({
      tone,
      title,
      subject: undo ? `undo ${lastId}` : '',
      detail: detail ?? null,
      failure: null,
      retry: null,
      undo: undo ?? null,
    })

  const succeed: Notifications['succeed'] = ({ title, subject, success }) => {
    drop(title, subject)
    if (success) say('ok', success)
  }

  const run: Notifications['run'] = async (options, task) => {
    const { title, subject = '', quiet = false } = options
    try {
      const value = await task()
      succeed(options)
      return { ok: true, value }
    } catch (thrown) {
      const failure = asFailure(thrown)
      // The message of an earlier attempt is outdated, even when this one shows none.
      if (!isShown(failure) || quiet) drop(title, subject)
      else {
        const retry = failure.isUnreached && options.retry ? options.retry : null
        const detail = options.explain?.(failure) ?? failureText(failure)
        add({ tone: 'danger', title, subject, detail, failure, retry, undo: null })
      }
      return { ok: false, failure }
    }
  }

  return {
    ...outlets,
    ...busyState,
    toasts,
    report: computed(() => reports.value[0] ?? null),
    said,
    run,
    async write(options, task) {
      const end = busyState.begin(options.busy, outlets.workedIn.peek())
      try {
        return await run(options, task)
      } finally {
        end()
      }
    },
    succeed,
    notify: say,
    showError: report => showError({ ...report, failure: null }),
    closeToast,
    drop,
    keep(kept) {
      isKept = kept
      for (const toast of toasts.peek()) {
        stopTimer(toast.id)
        startTimer(toast)
      }
    },
    explain(id) {
      const toast = toasts.peek().find(other => other.id === id)
      if (!toast) return
      const { title, detail, failure } = toast
      showError({ title, message: detail ?? title, items: [], failure })
      closeToast(id)
    },
    closeReport() {
      reports.value = reports.peek().slice(1)
    },
    end() {
      isEnded = true
      for (const { id } of toasts.peek()) stopTimer(id)
      busyState.end()
    },
  }
}

/** Cancelled requests are ignored, and a 401 changes the authorization state: neither is ever a toast (decision 2). */
function isShown(failure: Failure): boolean {
  return failure.category !== 'cancelled' && failure.category !== 'unauthorized' && failure.category !== 'no-access'
}
