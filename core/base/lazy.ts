import { addTo } from './add-to'
import { Failure } from './errors'

/** The state of a part that is loaded later. The object stays the same until a field changes. */
interface LazyState<Value> {
  /** Null until the part is loaded. */
  readonly value: Value | null
  readonly loading: boolean
  /** The number of loads that failed. */
  readonly failures: number
}

/** The code of a failure to load a file. */
export const missingCode = 'file-missing'
/** The code of a failure that a retry does not repair, while a reload of the page may. */
export const lostCode = 'file-lost'

/** Code in a file of its own: loaded when it is first needed, kept once it has arrived, requested again after a failure. */
export interface Lazy<Value> {
  state(): LazyState<Value>
  /** Calls `listener` after each change of the state; returns the function that ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Returns the part, and loads it when it is neither there nor loading.
   * @throws Failure when its file does not arrive
   */
  load(): Promise<Value>
}

/**
 * Describes a part that is loaded later, at module scope. All users of a description share its state, so that one retry
 * serves all.
 * @param load the dynamic import
 * @param name the export of the module; by default the whole module
 */
export function lazy<Module extends object>(load: () => Promise<Module>): Lazy<Module>
export function lazy<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Lazy<Module[Name]>
export function lazy<Module extends object>(load: () => Promise<Module>, name?: keyof Module): Lazy<unknown> {
  let state: LazyState<unknown> = { value: null, loading: false, failures: 0 }
  let coming: Promise<unknown> | null = null
  const listeners = new Set<() => void>()

  function change(next: Partial<LazyState<unknown>>): void {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }

  async function ask(): Promise<unknown> {
    const { failures } = state
    change({ loading: true })
    try {
      const module = await (failures > 0 ? askAgain(load) : load())
      const value = name === undefined ? module : module[name]
      change({ value, loading: false })
      return value
    } catch (cause) {
      coming = null
      change({ loading: false, failures: failures + 1 })
      throw new Failure({ category: 'offline', code: failures > 0 ? lostCode : missingCode, sent: false, cause })
    }
  }

  return {
    state: () => state,
    subscribe: listener => addTo(listeners, listener),
    load() {
      coming ??= ask()
      return coming
    },
  }
}

/**
 * The messages of Chromium and Firefox for a module that a dynamic import could not fetch. Safari fetches it again
 * itself.
 */
const lost = /module: (http\S+)/

/** The addresses under which modules were requested again, by their first address. */
const renamed = new Map<string, Promise<unknown>>()
let attempt = 0

/**
 * Chromium before 156 remembers a module that did not arrive as missing for as long as the page lives, so that it is
 * requested under another address. The modules that it imports keep their addresses, so that there is still one React;
 * one of those that was lost needs a reload of the page.
 */
async function askAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = lost.exec(String(error))?.[1]
    if (!address) throw error
    const again = renamed.get(address) ?? import(/* @vite-ignore */ `${address}?${++attempt}`)
    renamed.set(address, again)
    again.catch(() => renamed.delete(address))
    return again as Promise<Module>
  }
}
