import type { KnowsDomain } from '../../company-settings/email-addresses'

/** The list of top-level domains weighs as much as a sixth of the back end in the page: it comes with the first form that is sent. */
export async function knownDomains(): Promise<KnowsDomain> {
  return (await import('../../company-settings/top-level-domains')).isKnownDomain
}
