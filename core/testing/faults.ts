import type { Fault } from './scenarios'
import { methods } from './transport'

/** Returns the list of calls that are to fail. */
export function createFaults() {
  const faults: { readonly pattern: string | RegExp; readonly fault: Fault }[] = []

  return {
    /**
     * Makes calls fail if their "METHOD /v1/path" contains the text or matches the pattern.
     * @returns a function that stops these failures
     * @throws TypeError for a text that begins with another method than the calls have
     */
    add(pattern: string | RegExp, fault: Fault): () => void {
      const method = typeof pattern === 'string' ? /^(\w+) /.exec(pattern)?.[1] : undefined
      if (method !== undefined && !methods.some(known => known === method))
        throw new TypeError(`fail('${pattern}'): no call has the method ${method}; there are ${methods.join(', ')}`)
      const entry = { pattern, fault }
      faults.push(entry)
      return () => {
        const index = faults.indexOf(entry)
        if (index >= 0) faults.splice(index, 1)
      }
    },
    /** Returns the fault of a call; of several that match, the latest; null without one. */
    find(method: string, path: string): Fault | null {
      const call = `${method} ${path}`
      const found = faults.findLast(({ pattern }) =>
        typeof pattern === 'string' ? call.includes(pattern) : pattern.test(call),
      )
      return found?.fault ?? null
    },
  }
}
