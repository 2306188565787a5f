/** How Chromium and Firefox name the module that a dynamic import could not fetch; Safari asks again by itself. */
const lost = /module: (http\S+)/

/** What was asked for under another address, by its first one. */
const mended = new Map<string, Promise<unknown>>()
let attempt = 0

/**
 * Stands around the dynamic import of a part. Chromium keeps a module that did not arrive as missing under its address
 * for as long as the page lives, so that the same import could never be mended: the part is asked for under an address
 * spelled anew. What the part itself imports keeps its address, so there is one React still.
 */
export async function bring<Module>(coming: Promise<Module>): Promise<Module> {
  try {
    return await coming
  } catch (error) {
    const address = lost.exec(String(error))?.[1]
    if (!address) throw error
    const again = mended.get(address) ?? mend(address)
    mended.set(address, again)
    return again as Promise<Module>
  }
}

async function mend(address: string): Promise<unknown> {
  attempt += 1
  // A bundler of a host that looks for what this might import takes an import that may fail for what it is.
  try {
    return await import(/* @vite-ignore */ `${address}?${attempt}`)
  } catch (error) {
    mended.delete(address)
    throw error
  }
}
