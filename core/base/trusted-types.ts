/** The used part of the Trusted Types API, which the DOM types of TypeScript do not have yet. */
interface Policy {
  createScriptURL(url: string): unknown
}

/** The key of the shared policy. A name allows only one policy, so several bundles share the policy of the first. */
const policyKey = Symbol.for('reeldock.policy')

/**
 * Returns an address from which a worker may be started, also in a page that requires trusted types. Only addresses of
 * the page's own origin are trusted, since a worker cannot have another origin.
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
  // Browsers accept a trusted address wherever they accept a URL, but the types of TypeScript do not say so.
  return page[policyKey].createScriptURL(url.href) as URL
}

function sameOrigin(url: URL): URL {
  if (url.origin !== globalThis.location?.origin) throw new TypeError(`No worker from another origin: ${url.origin}`)
  return url
}
