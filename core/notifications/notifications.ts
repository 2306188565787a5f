import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, type Failure } from '../base/errors'
import type { Text } from '../i18n/translate'
import { failureText } from './failure-text'

export interface Toast {
  readonly id: number
  readonly tone: 'ok' | 'danger' | 'info'
  readonly title: Text
  readonly detail: Text | null
}

export interface ErrorReport {
  readonly title: Text
  readonly message: Text
  readonly items: readonly string[]
  /** For support: category, status, code. Nothing personal. */
  readonly failure: Failure | null
}

export interface RunOptions {
  /** What is said above the reason when it fails. */
  title: Text
  success?: Text
  /** Shown over the page while it runs. */
  busy?: Text
  /** Words for an error code that an area knows better than the server's message. */
  explain?(failure: Failure): Text | null
  /** The failure is shown where it happened; nothing is said here. */
  quiet?: boolean
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

/** A place that can show notifications: an element, or `reeldock-notifications`, which shows those of the whole page. */
export interface Outlet {
  readonly id: string
  readonly wholePage: boolean
}

/** How long a success stays, in milliseconds. Errors stay until they are closed. */
const successStays = 6000

export interface Notifications {
  readonly toasts: ReadonlySignal<readonly Toast[]>
  readonly report: ReadonlySignal<ErrorReport | null>
  readonly busy: ReadonlySignal<Text | null>
  /** The outlet that shows them now. */
  readonly shownBy: ReadonlySignal<string | null>
  /** Runs what can fail: shows busy, says success or failure, and answers the outcome. It never rejects. */
  run<Value>(options: RunOptions, task: () => Promise<Value>): Promise<Outcome<Value>>
  say(tone: Toast['tone'], title: Text, detail?: Text): void
  tell(report: Omit<ErrorReport, 'failure'> & { failure?: Failure }): void
  closeToast(id: number): void
  closeReport(): void
  /** Offers a place; the answer takes it away again. */
  open(outlet: Outlet): () => void
  /** The person works in this element: what happens next is shown there. */
  touch(outletId: string): void
}

export function createNotifications(): Notifications {
  const toasts = signal<readonly Toast[]>([])
  const report = signal<ErrorReport | null>(null)
  const running = signal<readonly { readonly words: Text }[]>([])
  const outlets = signal<readonly Outlet[]>([])
  const touched = signal<string | null>(null)
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let lastId = 0

  function closeToast(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    toasts.value = toasts.peek().filter(toast => toast.id !== id)
  }

  /** What was said of the same thing before is old: the new attempt, or the new word, takes its place. */
  function dropTitled(title: Text): void {
    for (const toast of toasts.peek()) if (sameText(toast.title, title)) closeToast(toast.id)
  }

  function say(tone: Toast['tone'], title: Text, detail?: Text): void {
    const id = ++lastId
    dropTitled(title)
    toasts.value = [...toasts.peek(), { id, tone, title, detail: detail ?? null }]
    if (tone !== 'danger')
      timers.set(
        id,
        setTimeout(() => closeToast(id), successStays),
      )
  }

  return {
    toasts,
    report,
    busy: computed(() => running.value.at(-1)?.words ?? null),
    shownBy: computed(() => {
      const open = outlets.value
      const whole = open.find(outlet => outlet.wholePage)
      const active = open.find(outlet => outlet.id === touched.value)
      return (whole ?? active ?? open[0])?.id ?? null
    }),
    async run(options, task) {
      const mine = options.busy && { words: options.busy }
      if (mine) running.value = [...running.peek(), mine]
      dropTitled(options.title)
      try {
        const value = await task()
        if (options.success) say('ok', options.success)
        return { ok: true, value }
      } catch (thrown) {
        const failure = asFailure(thrown)
        if (isSaid(failure) && !options.quiet)
          say('danger', options.title, options.explain?.(failure) ?? failureText(failure))
        return { ok: false, failure }
      } finally {
        if (mine) running.value = running.peek().filter(each => each !== mine)
      }
    },
    say,
    tell: shown => {
      report.value = { failure: null, ...shown }
    },
    closeToast,
    closeReport: () => {
      report.value = null
    },
    open(outlet) {
      outlets.value = [...outlets.peek(), outlet]
      return () => {
        outlets.value = outlets.peek().filter(other => other !== outlet)
        if (outlets.peek().length > 0) return
        for (const timer of timers.values()) clearTimeout(timer)
        timers.clear()
        toasts.value = []
        report.value = null
      }
    },
    touch(outletId) {
      touched.value = outletId
    },
  }
}

function sameText(a: Text, b: Text): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Cancelled requests are ignored, and a 401 changes the authorization state: neither is ever a toast (decision 2). */
function isSaid(failure: Failure): boolean {
  return failure.category !== 'cancelled' && failure.category !== 'unauthorized' && failure.category !== 'no-access'
}
