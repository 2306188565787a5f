/** How Chromium and Firefox name the module that a dynamic import could not fetch; Safari asks again by itself. */
const lost = /dynamically imported module: (https?:\S+)/i

const brought = new Map<unknown, Promise<unknown>>()
let attempt = 0

/**
 * Loads a part by its dynamic import. `load` is written at module scope: what it brought is kept under it. Chromium
 * keeps a module that did not arrive as missing under its address for as long as the page lives, so that the same
 * import could never be mended: each further attempt spells the address anew. What the part itself imports keeps its
 * address, and there is one React still.
 */
export function bring<Module>(load: () => Promise<Module>): Promise<Module> {
  const known = brought.get(load) as Promise<Module> | undefined
  if (known) return known
  const coming = load().catch((error: unknown) => {
    const address = error instanceof Error ? lost.exec(error.message)?.[1] : undefined
    if (address === undefined) throw error
    attempt += 1
    return import(/* @vite-ignore */ `${address}?${attempt}`) as Promise<Module>
  })
  brought.set(load, coming)
  coming.catch(() => brought.delete(load))
  return coming
}
