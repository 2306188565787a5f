import { addTo } from './add-to'
import { Failure } from './errors'

/** Where what is loaded later stands. It is the same object until something changes. */
interface LazyState<Value> {
  /** Null until it is there. */
  readonly value: Value | null
  readonly loading: boolean
  /** How often it did not arrive. */
  readonly failures: number
}

/** The code of a failure: a file did not arrive. */
export const missingCode = 'file-missing'
/** Asking for it again did not help, where loading the page again may. */
export const lostCode = 'file-lost'

/** Code in a file of its own: loaded when it is first needed, kept once it has arrived, requested again after a failure. */
export interface Lazy<Value> {
  state(): LazyState<Value>
  /** Calls after each change of its state; answers how to stop. */
  subscribe(listener: () => void): () => void
  /** What is there, or on its way; else its file is asked for. @throws Failure where it does not arrive */
  load(): Promise<Value>
}

/**
 * Every part of the suite that comes later is described by this, at module scope: `load` is its dynamic import, `name`
 * what is meant of the module, else it is the whole. Who shares it shares its state: one retry mends it for all.
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

/** How Chromium and Firefox name the module that a dynamic import could not fetch; Safari asks again by itself. */
const lost = /module: (http\S+)/

/** What was asked for under another address, by its first one. */
const renamed = new Map<string, Promise<unknown>>()
let attempt = 0

/**
 * Chromium before 156 keeps a module that did not arrive as missing under its address for as long as the page lives: it
 * is asked for under another one. What it imports itself keeps its address, so that there is one React still; a file
 * among those that was lost comes back there only when the page is loaded again.
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
