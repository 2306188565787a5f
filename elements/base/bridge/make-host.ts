import { type ReadonlySignal, signal } from '@preact/signals-core'
import { Failure } from '../../../core/base/errors'
import type { Portal } from '../../../core/portal/portal'
import { type Attributes, attributeName, type BadAttribute, type Values } from './attributes'
import { attributesOf, type Description, type ElementHost, type Events, type Work } from './description'
import { outerElement } from './nearest'

/** The element's side of the bridge, for `mount` and the frame; a screen sees its `host` only. */
export type HostControl = ReturnType<typeof makeHost>

let lastId = 0

export function makeHost(description: Description<Attributes, Events>, element: HTMLElement) {
  const id = `${description.name}-${++lastId}`
  const retries = signal(0)
  const made = performance.now()
  let revision = 0
  let refresh: (() => Promise<void>) | null = null
  let work: Work | null = null
  let wasDirty = false
  let wasReady = false
  let portal: Portal | null = null
  let known = () => {}
  /** Resolves when the screen can be asked to read, to save or to discard, or has said why it cannot. */
  const screenKnown = new Promise<void>(resolve => {
    known = resolve
  })

  function say(name: string, detail: unknown, { lifecycle = false, cancelable = false } = {}): boolean {
    portal?.observed(name, element.localName, detail, performance.now() - made)
    // Inside another element of the suite a lifecycle event stops at the outer one.
    const composed = !(lifecycle && outerElement(element))
    return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: composed, composed, cancelable }))
  }

  const host: ElementHost = {
    id,
    element,
    emit: (name, detail) =>
      say(name, { ...(detail as object | null), element: element.localName }, { cancelable: true }),
    setView(name, value) {
      const attribute = description.attributes[name]
      if (!attribute) return
      const raw = (attribute.format as (value: unknown) => string | null)(value)
      const attributeIs = attributeName(name)
      if (raw === null || value === attribute.fallback) element.removeAttribute(attributeIs)
      else element.setAttribute(attributeIs, raw)
      say('reeldock-view-changed', { name: attributeIs, value, element: element.localName })
    },
    navigate(path) {
      const isFollowed = !say('reeldock-navigate', { path, element: element.localName }, { cancelable: true })
      portal?.options.peek().onNavigate?.(path)
      return isFollowed
    },
    ready() {
      known()
      if (wasReady) return
      wasReady = true
      say('reeldock-ready', { element: element.localName }, { lifecycle: true })
    },
    failed(failure, title) {
      known()
      say('reeldock-error', errorDetail(failure, title), { lifecycle: true })
    },
    onRefresh(next) {
      refresh = next
      known()
    },
    expose(next) {
      work = next
      const dirty = next?.dirty ?? false
      if (dirty === wasDirty) return
      wasDirty = dirty
      say('reeldock-dirty-changed', { dirty, element: element.localName }, { lifecycle: true })
    },
  }

  return {
    host,
    /** Counts calls of Retry in the element's own error state. */
    retries: retries as ReadonlySignal<number>,
    /** The attributes as values, and those whose text is none: their values are the defaults. */
    read: () => readValues(description, element),
    nextRevision: () => ++revision,
    refresh: (): Promise<void> => (refresh ? refresh() : screenKnown.then(() => refresh?.())),
    // The save of a screen takes what is typed now, not what is typed a moment later.
    save: (): Promise<boolean> => (work ? work.save() : screenKnown.then(() => work?.save() ?? true)),
    discard: () => (work ? work.discard() : void screenKnown.then(() => work?.discard())),
    dirty: () => work?.dirty ?? false,
    /** The element has gone: calls that still wait for its screen end. */
    gone: known,
    touched: () => portal?.notifications.touch(id),
    /** Whom the person's doings are told to. */
    belongsTo: (next: Portal | null) => {
      portal = next
    },
    retry: () => {
      retries.value += 1
    },
    sessionEnded: () => say('reeldock-session-ended', { element: element.localName }, { lifecycle: true }),
    /** An attribute holds no value of its kind. */
    attributeFailed: ({ attribute, value }: BadAttribute, message: string) =>
      say(
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
  // The theme is read by what shows it, and here it is only judged.
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
