import { type ReadonlySignal, signal } from '@preact/signals-core'
import { Failure } from '../../../core/base/errors'
import type { Portal } from '../../../core/portal/portal'
import { type Attributes, attributeName, type BadAttribute, type Values } from './attributes'
import { attributesOf, type Description, type ElementHost, type Events, type Work } from './description'
import { outerElement } from './nearest'

/** The internal side of the bridge, for `mount` and the frame. A screen sees only its `host`. */
export type HostControl = ReturnType<typeof makeHost>

let lastId = 0

export function makeHost(description: Description<Attributes, Events>, element: HTMLElement) {
  const id = `${description.name}-${++lastId}`
  const retries = signal(0)
  const createdAt = performance.now()
  let revision = 0
  let refresh: (() => Promise<void>) | null = null
  let work: Work | null = null
  let wasDirty = false
  let wasReady = false
  let portal: Portal | null = null
  let resolveScreenKnown = () => {}
  /** Resolves when the screen can refresh, save and discard, its first read has ended, or the element was removed. */
  const screenKnown = new Promise<void>(resolve => {
    resolveScreenKnown = resolve
  })

  function dispatch(name: string, detail: unknown, { lifecycle = false, cancelable = false } = {}): boolean {
    portal?.observed(name, element.localName, detail, performance.now() - createdAt)
    // Lifecycle events of an element inside another element of the suite stop at the outer one.
    const composed = !(lifecycle && outerElement(element))
    return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: composed, composed, cancelable }))
  }

  const host: ElementHost = {
    id,
    element,
    emit: (name, detail) =>
      dispatch(name, { ...(detail as object | null), element: element.localName }, { cancelable: true }),
    setView(name, value) {
      const kind = description.attributes[name]
      if (!kind) return
      const raw = (kind.format as (value: unknown) => string | null)(value)
      const attribute = attributeName(name)
      if (raw === null || value === kind.fallback) element.removeAttribute(attribute)
      else element.setAttribute(attribute, raw)
      dispatch('reeldock-view-changed', { name: attribute, value, element: element.localName })
    },
    navigate(path) {
      const isFollowed = !dispatch('reeldock-navigate', { path, element: element.localName }, { cancelable: true })
      portal?.options.peek().onNavigate?.(path)
      return isFollowed
    },
    ready() {
      resolveScreenKnown()
      if (wasReady) return
      wasReady = true
      dispatch('reeldock-ready', { element: element.localName }, { lifecycle: true })
    },
    failed(failure, title) {
      resolveScreenKnown()
      dispatch('reeldock-error', errorDetail(failure, title), { lifecycle: true })
    },
    onRefresh(next) {
      refresh = next
      resolveScreenKnown()
    },
    expose(next) {
      work = next
      const dirty = next?.dirty ?? false
      if (dirty === wasDirty) return
      wasDirty = dirty
      dispatch('reeldock-dirty-changed', { dirty, element: element.localName }, { lifecycle: true })
    },
  }

  return {
    host,
    /** The number of retries from the element's own error state. */
    retries: retries as ReadonlySignal<number>,
    /** Returns the attributes as values, and the attributes with invalid texts, which have their defaults as values. */
    read: () => readValues(description, element),
    nextRevision: () => ++revision,
    refresh: (): Promise<void> => (refresh ? refresh() : screenKnown.then(() => refresh?.())),
    // Call the save of the screen in this task, so that it takes the present edits and no later ones.
    save: (): Promise<boolean> => (work ? work.save() : screenKnown.then(() => work?.save() ?? true)),
    discard: () => (work ? work.discard() : void screenKnown.then(() => work?.discard())),
    dirty: () => work?.dirty ?? false,
    /** Ends calls that still wait for the screen of an element that was removed. */
    gone: resolveScreenKnown,
    touched: () => portal?.notifications.touch(id),
    /** Sets the portal that observes the element's events. */
    belongsTo: (next: Portal | null) => {
      portal = next
    },
    retry: () => {
      retries.value += 1
    },
    sessionEnded: () => dispatch('reeldock-session-ended', { element: element.localName }, { lifecycle: true }),
    /** Sends `reeldock-error` for an attribute with an invalid text. */
    attributeFailed: ({ attribute, value }: BadAttribute, message: string) =>
      dispatch(
        'reeldock-error',
        {
          ...errorDetail(new Failure({ category: 'invalid', message }), `${attribute}="${value}"`),
          category: 'attribute',
        },
        { lifecycle: true },
      ),
  }
}

function readValues(description: Description<Attributes, Events>, element: HTMLElement) {
  const values: Record<string, unknown> = {}
  const bad: BadAttribute[] = []
  // The theme is read by the shell; here its text is only validated.
  for (const [name, { fallback, parse }] of Object.entries(attributesOf(description))) {
    const attribute = attributeName(name)
    const raw = element.getAttribute(attribute)
    const value = raw === null ? fallback : parse(raw)
    if (raw !== null && value === null) bad.push({ attribute, value: raw })
    values[name] = value ?? fallback
  }
  return { values: values as Values<Attributes>, headingLevel: Number(values.headingLevel ?? 2), bad }
}

function errorDetail(failure: Failure, title: string) {
  const { category, code, status, message, fieldErrors, retryable } = failure
  return { category, code, status, title, message, fieldErrors, retryable }
}
