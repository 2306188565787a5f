import tlds from 'tlds' with { type: 'json' }

/** The IANA list as a library ships it, each domain also as names are looked up ("xn--…"). Loaded with a form only. */
const known: ReadonlySet<string> = new Set(
  tlds.flatMap(domain => [domain, new URL(`http://a.${domain}`).hostname.slice(2)]),
)

/** Whether a top-level domain, in lower case, is on the IANA list. */
export const isKnownDomain = (topLevel: string): boolean => known.has(topLevel)
