/** As much of the Trusted Types API as is used: the DOM types of TypeScript do not have it yet. */
interface Policy {
  createScriptURL(url: string): unknown
}

/** A page's policy lists one name, and a name may be made once: two bundles share the one that the first has made. */
const policyKey = Symbol.for('reeldock.policy')

/**
 * An address from which a worker may be started, under a policy that asks for trusted types too. Only addresses of the
 * page's own origin are trusted: no other could be a worker.
 * @throws TypeError when the address is of another origin, or when the page does not allow the policy `reeldock`.
 */
export function trustedScriptUrl(url: URL): URL {
  const page = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
    [policyKey]?: Policy
  }
  if (!page.trustedTypes) return sameOrigin(url)
  page[policyKey] ??= page.trustedTypes.createPolicy('reeldock', {
    createScriptURL: address => sameOrigin(new URL(address)).href,
  })
  // A trusted address goes wherever a URL does; only the types do not know it.
  return page[policyKey].createScriptURL(url.href) as URL
}

function sameOrigin(url: URL): URL {
  if (url.origin !== globalThis.location?.origin) throw new TypeError(`No worker from another origin: ${url.origin}`)
  return url
}
