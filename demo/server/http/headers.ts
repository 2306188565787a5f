import type { Settings } from '../settings'

export type Headers = Record<string, string>

/** The headers of every response of a site. */
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
const prohibitions = ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]

/**
 * Returns the headers of the portal's site. Forms may target the intranet, because the policy also applies to the
 * redirects that follow the form of the sign-in page.
 */
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
      ...prohibitions,
      ...trustedTypes,
    ]),
  }
}

/**
 * Returns the headers of the gallery. It frames its own states beside pictures, and loads references from another local
 * server.
 */
export function galleryHeaders(settings: Settings): Headers {
  const portalPolicy = portalHeaders(settings)['content-security-policy'] ?? ''
  return {
    'content-security-policy': portalPolicy
      .replace("frame-ancestors 'none'", "frame-ancestors 'self'; frame-src 'self'")
      .replace("img-src 'self' data:", "img-src 'self' data: http://localhost:*"),
  }
}

/** Returns the headers of the account site and the intranet: the strictest policy that the elements support. */
export function embedHeaders(settings: Settings): Headers {
  return { ...always, ...transport(settings.embedUrl), ...embedPolicy(settings, prohibitions, trustedTypes) }
}

/** Returns the headers of the page with a frame and of the page inside the frame. */
export function frameHeaders(settings: Settings): Headers {
  const framed = prohibitions.map(each => each.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  return embedPolicy(settings, ["frame-src 'self'", ...framed], trustedTypes)
}

/** Returns the headers of the Vue host. Vue creates a Trusted Types policy as soon as it loads. */
export function vueHeaders(settings: Settings): Headers {
  return embedPolicy(settings, prohibitions, [...trustedTypes.slice(0, -1), `${trustedTypes.at(-1)} vue`])
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

/** The headers of the built package, which any page may load. */
export const packageHeaders: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

export function socketOrigin(url: string): string {
  return url.replace(/^http/, 'ws')
}

/** Returns strict transport security for https only: on plain http it would break the page. */
function transport(url: string): Headers {
  return url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
}
