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
/** The code of a failure to load a file again. A reload of the page may help. */
export const lostCode = 'file-lost'

/** Code in a separate file. The file is loaded when first needed, then kept, and requested again after a failure. */
export interface Lazy<Value> {
  state(): LazyState<Value>
  /** Calls `listener` after each change of the state; returns the function that ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Returns the part, and loads it when it is neither loaded nor loading.
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
  let pendingLoad: Promise<unknown> | null = null
  const listeners = new Set<() => void>()

  function change(next: Partial<LazyState<unknown>>): void {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }

  async function request(): Promise<unknown> {
    const { failures } = state
    change({ loading: true })
    try {
      const module = await (failures > 0 ? requestAgain(load) : load())
      const value = name === undefined ? module : module[name]
      change({ value, loading: false })
      return value
    } catch (cause) {
      pendingLoad = null
      change({ loading: false, failures: failures + 1 })
      throw new Failure({ category: 'offline', code: failures > 0 ? lostCode : missingCode, sent: false, cause })
    }
  }

  return {
    state: () => state,
    subscribe: listener => addTo(listeners, listener),
    load() {
      pendingLoad ??= request()
      return pendingLoad
    },
  }
}

/**
 * The messages of Chromium and Firefox for a module that a dynamic import could not fetch. Safari fetches it again
 * itself.
 */
const lostModule = /module: (http\S+)/

/** The repeated requests of modules, by the first address of each module. */
const repeatedRequests = new Map<string, Promise<unknown>>()
let attempt = 0

/**
 * Loads a module again, and under another address if it is still missing: Chromium before 156 remembers a module that
 * did not arrive as missing until the page is reloaded. The modules that it imports keep their addresses, so that there
 * is still one React. If an imported module was lost, only a reload of the page helps.
 */
async function requestAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = lostModule.exec(String(error))?.[1]
    if (!address) throw error
    const again = repeatedRequests.get(address) ?? import(/* @vite-ignore */ `${address}?${++attempt}`)
    repeatedRequests.set(address, again)
    again.catch(() => repeatedRequests.delete(address))
    return again as Promise<Module>
  }
}
