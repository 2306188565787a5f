import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, type Failure } from '../base/errors'
import { isEqual } from '../base/json'
import type { Text } from '../i18n/translate'
import { type Busy, createBusy } from './busy'
import { failureText } from './failure-text'
import { createOutlets, type Outlets } from './outlets'
import { createToasts, type Toast, type Toasts } from './toasts'

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
  /** Whether the screen shows the failure itself, so that no toast is shown. */
  quiet?: boolean
}

export interface WriteOptions extends RunOptions {
  /** The text of the busy card, which is shown while the write lasts longer than `busyAfter`: "Saving drive inventory". */
  busy: Text
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

export interface Notifications
  extends Pick<Outlets, 'shownBy' | 'open' | 'touch' | 'hold'>,
    Pick<Busy, 'busy' | 'busyIn'>,
    Pick<Toasts, 'toasts' | 'announcers' | 'closeToast' | 'drop' | 'keep'> {
  /** The open error dialog: the first of those that wait. */
  readonly report: ReadonlySignal<ErrorReport | null>
  /**
   * Runs a task that can fail, shows a toast about its success or failure, and returns the outcome. It never rejects. An earlier
   * error with the same title and subject is replaced or removed.
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
  /** Replaces a toast by an error dialog with the details that support needs. */
  explain(id: number): void
  closeReport(): void
  /** Stops all timers, so that no toast closes by itself. */
  end(): void
}

export function createNotifications(): Notifications {
  const reports = signal<readonly ErrorReport[]>([])
  const { endPassing, endTimers, add, lastId, ...toastState } = createToasts()
  const { toasts, drop, closeToast } = toastState
  const outlets = createOutlets(endPassing)
  const busyState = createBusy()

  function showError(report: ErrorReport): void {
    if (!reports.peek().some(other => isEqual(other, report))) reports.value = [...reports.peek(), report]
  }

  const notify: Notifications['notify'] = (tone, title, detail, undo) =>
    // A toast with undo does not replace the one before, which may be about another element's change.
    add({
      tone,
      title,
      subject: undo ? `undo ${lastId()}` : '',
      detail: detail ?? null,
      failure: null,
      retry: null,
      undo: undo ?? null,
    })

  const succeed: Notifications['succeed'] = ({ title, subject, success }) => {
    drop(title, subject)
    if (success) notify('ok', success)
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
    ...toastState,
    report: computed(() => reports.value[0] ?? null),
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
    notify,
    showError: report => showError({ ...report, failure: null }),
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
      endTimers()
      busyState.end()
    },
  }
}

/** Cancelled requests are ignored, and a 401 changes the authorization state: neither is ever a toast (decision 2). */
function isShown(failure: Failure): boolean {
  return failure.category !== 'cancelled' && failure.category !== 'unauthorized' && failure.category !== 'no-access'
}
