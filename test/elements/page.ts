import type { Attribute } from '../../elements/base/bridge/attributes'
import type { Description, Events } from '../../elements/base/bridge/description'
import { after } from '../fixtures/page/wait'

type AnyAttribute = Attribute<unknown>
export type AnyDescription = Omit<Description<Record<never, never>, Events>, 'attributes'> & {
  readonly attributes: Readonly<Record<string, AnyAttribute>>
}

/** The modules of all elements except `session`, which shows nothing itself and has other tests. */
const modules = import.meta.glob<{ default: AnyDescription }>([
  '../../elements/*/index.ts',
  '!../../elements/{base,kit,parts,session}/**',
])

export interface Subject {
  name: string
  tag: string
  /** Imports the element's module, which defines it. */
  load(): Promise<AnyDescription>
}

/** Every element of the suite. */
export const subjects: readonly Subject[] = Object.entries(modules).map(([path, load]) => {
  const name = path.split('/').at(-2) ?? ''
  return { name, tag: `reeldock-${name}`, load: async () => (await load()).default }
})

/** Yields every element in a shadow root, including those of inner elements. */
export function* everythingIn(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element
    if (element.shadowRoot) yield* everythingIn(element.shadowRoot)
  }
}

/** Declares a test of `moveBefore`. Browsers without `moveBefore` report the test as skipped. */
export const itMoves = 'moveBefore' in Element.prototype ? it : it.skip

/** Waits 30 ms, so that work that was deferred by a task or two is done. */
export function settle(): Promise<void> {
  return after(30)
}

/** Returns the uncaught errors that occurred while `work` ran. */
export async function uncaughtIn(work: () => Promise<void>): Promise<string[]> {
  const caught: string[] = []
  const hear = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault()
    caught.push('reason' in event ? String(event.reason) : event.message)
  }
  const before = window.onerror
  window.onerror = null
  window.addEventListener('error', hear, true)
  window.addEventListener('unhandledrejection', hear, true)
  try {
    await work()
  } finally {
    window.removeEventListener('error', hear, true)
    window.removeEventListener('unhandledrejection', hear, true)
    window.onerror = before
  }
  return caught
}
