/** The used part of the Trusted Types API, which the DOM types of TypeScript do not have yet. */
interface Policy {
  createScriptURL(url: string): unknown
}

/** A page's policy lists one name, and a policy is created once under a name: two bundles share the first one's. */
const policyKey = Symbol.for('reeldock.policy')

/**
 * Returns an address from which a worker may be started, also under a policy that asks for trusted types. Only
 * addresses of the page's own origin are trusted: no other can be a worker.
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
  // A trusted address is accepted wherever a URL is; only the types do not say so.
  return page[policyKey].createScriptURL(url.href) as URL
}

function sameOrigin(url: URL): URL {
  if (url.origin !== globalThis.location?.origin) throw new TypeError(`No worker from another origin: ${url.origin}`)
  return url
}
