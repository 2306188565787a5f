import tlds from 'tlds' with { type: 'json' }

/** The IANA list from a library, with the ASCII form ("xn--…") of each domain. The list is loaded only with a form. */
const domains: ReadonlySet<string> = new Set(
  tlds.flatMap(domain => [domain, new URL(`http://a.${domain}`).hostname.slice(2)]),
)

/** Returns whether a top-level domain, in lower case, is on the IANA list. */
export const isKnownDomain = (topLevel: string): boolean => domains.has(topLevel)
