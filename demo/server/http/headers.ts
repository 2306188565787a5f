import type { Settings } from '../settings'

export type Headers = Record<string, string>

/** What every answer of a site carries, whatever it is. */
const always: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

function policy(directives: string[]): string {
  return directives.join('; ')
}

const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types reeldock']
const nothingElse = ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]

/** The portal's site. A form may end at the intranet: the sign-in page's redirects count as its target. */
export function portalHeaders(settings: Settings): Headers {
  const sources = ['script-src', 'style-src', 'font-src', 'worker-src', 'manifest-src'].map(name => `${name} 'self'`)
  return {
    ...always,
    ...transport(settings.portalUrl),
    'content-security-policy': policy([
      "default-src 'none'",
      ...sources,
      `connect-src 'self' ${socketOrigin(settings.portalUrl)}`,
      "img-src 'self' data:",
      `form-action 'self' ${settings.embedUrl}${settings.issuer ? ` ${new URL(settings.issuer.issuer).origin}` : ''}`,
      ...nothingElse,
      ...trustedTypes,
    ]),
  }
}

/** The gallery frames its own states beside their pictures, and references that another server of this computer holds. */
export function galleryHeaders(settings: Settings): Headers {
  const own = portalHeaders(settings)['content-security-policy'] ?? ''
  return {
    'content-security-policy': own
      .replace("frame-ancestors 'none'", "frame-ancestors 'self'; frame-src 'self'")
      .replace("img-src 'self' data:", "img-src 'self' data: http://localhost:*"),
  }
}

/** The account site and the intranet: the strictest policy that the elements promise to live under. */
export function embedHeaders(settings: Settings): Headers {
  return { ...always, ...transport(settings.embedUrl), ...embedPolicy(settings, nothingElse, trustedTypes) }
}

/** The page with a frame, and the page inside it. */
export function frameHeaders(settings: Settings): Headers {
  const framed = nothingElse.map(each => each.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  return embedPolicy(settings, ["frame-src 'self'", ...framed], trustedTypes)
}

/** Vue makes a policy of its own as soon as it is loaded. */
export function vueHeaders(settings: Settings): Headers {
  return embedPolicy(settings, nothingElse, [...trustedTypes.slice(0, -1), `${trustedTypes.at(-1)} vue`])
}

function embedPolicy(settings: Settings, framing: string[], types: string[]): Headers {
  return {
    'content-security-policy': policy([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      `connect-src 'self' ${settings.portalUrl} ${socketOrigin(settings.portalUrl)}`,
      "form-action 'self'",
      ...framing,
      ...types,
    ]),
  }
}

/** The built package may be loaded by any page. */
export const packageHeaders: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

export function socketOrigin(url: string): string {
  return url.replace(/^http/, 'ws')
}

/** Secure transport is promised only where it is spoken: on plain http the promise would break the page. */
function transport(url: string): Headers {
  return url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
}
