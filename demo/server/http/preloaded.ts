import type { Preloaded } from '../../../core/wire/start'
import type { Settings } from '../settings'
import { basePaths } from './api'
import { eventsPath } from './events'
import { socketOrigin } from './headers'
import { sitePage } from './site-pages'

/**
 * Returns the data that a page needs to call this server. Addresses are absolute, so that pages of other sites can use
 * them.
 */
export function preloadedFor(settings: Settings): Preloaded {
  const { portalUrl, embedUrl, environment } = settings
  return {
    environment,
    bases: {
      main: portalUrl + basePaths.main,
      account: portalUrl + basePaths.account,
      partners: portalUrl + basePaths.partners,
      reports: portalUrl + basePaths.reports,
      theatres: portalUrl + basePaths.theatres,
      events: socketOrigin(portalUrl) + eventsPath,
      portal: portalUrl,
    },
    links: {
      aboutUs: embedUrl + sitePage.about,
      forum: embedUrl + sitePage.forum,
      terms: embedUrl + sitePage.terms,
      products: [
        { name: 'Reeldock Delivery', url: embedUrl + sitePage.delivery },
        { name: 'Reeldock Storage', url: embedUrl + sitePage.storage },
      ],
      companyProfile: embedUrl + sitePage.companyProfile,
      manageUsers: embedUrl + sitePage.manageUsers,
      support: [
        { region: 'Americas', email: 'support.americas@example.com', phone: '+1 555 010 0101' },
        { region: 'Europe, Middle East and Africa', email: 'support.emea@example.com', phone: '+44 20 7946 0101' },
        { region: 'Asia Pacific', email: 'support.apac@example.com', phone: '+61 2 5550 0101' },
      ],
    },
    features: { idempotencyKeys: true },
  }
}

/** Returns the start-up script. It is a file because the strict policy forbids inline scripts. */
export function preloadedScript(preloaded: Preloaded): string {
  return `window.__REELDOCK__ = ${JSON.stringify(preloaded)}\n`
}
