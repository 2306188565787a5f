import type { HostOptions } from '../../../core/portal/options'
import { warn } from './warn'

type Bases = Partial<HostOptions['bases']>

/** Hosts that browsers trust without TLS, since the requests stay on the machine. */
const localHosts = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** Warns of each base that is no address, or that browsers block for a page at `location`. */
export function checkAddresses(bases: Bases, location: Pick<Location, 'protocol'>): void {
  for (const [name, base] of Object.entries(bases)) {
    if (base === undefined) continue
    const fault = addressFault(name, base)
    if (fault !== null) warn(`configure({ bases }): ${name} is ${quoted(base)}. ${fault}`, 'bad_base')
    else if (isMixed(base, location))
      warn(
        `configure({ bases }): ${name} is ${quoted(base)} on an https: page, so browsers block it. Use ${secured(base)}.`,
        'mixed_content',
      )
  }
}

/** Returns the advice for an invalid base; null when the base is valid. */
function addressFault(name: string, base: unknown): string | null {
  const [scheme, example] = name === 'events' ? ['wss', 'wss://api.example/events'] : ['https', 'https://api.example']
  const advice = `Use an address such as ${example}, or a path such as /api.`
  if (typeof base !== 'string') return advice
  if (base === '' || /^\/(?!\/)[^?#\s]*$/.test(base)) return null
  const guess = guessedAddress(base, scheme)
  if (guess !== null) return `Did you mean ${guess}?`
  const protocols = name === 'events' ? ['ws:', 'wss:'] : ['http:', 'https:']
  if (!URL.canParse(base) || !protocols.includes(new URL(base).protocol)) return advice
  return /[?#]/.test(base) ? 'Remove the part from ? or #, because paths are added at the end.' : null
}

/**
 * Returns the address that was probably meant: the base lacks its scheme, has a wrong one, or is a path without its
 * slash. Null without a guess.
 */
function guessedAddress(base: string, scheme = ''): string | null {
  if (/^(\w[\w-]*\.)+[a-z]{2,}(:\d+)?(\/[^\s?#]*)?$/i.test(base)) return `${scheme}://${base}`
  if (/^localhost(:\d+)?(\/[^\s?#]*)?$/i.test(base)) return `${scheme.replace(/s$/, '')}://${base}`
  const [, kind = '', secure = '', rest = ''] = /^(http|ws)(s?):\/\/(\S+)$/.exec(base) ?? []
  if (kind !== '' && !scheme.startsWith(kind)) return `${scheme.replace(/s$/, '')}${secure}://${rest}`
  const [, path = ''] = /^\.{1,2}\/([^\s?#]+)$/.exec(base) ?? []
  return path === '' ? null : `/${path}`
}

function isMixed(base: string, { protocol }: Pick<Location, 'protocol'>): boolean {
  if (protocol !== 'https:' || !/^(http|ws):/.test(base)) return false
  return !localHosts.test(new URL(base).hostname)
}

function secured(base: string): string {
  return base.replace(/^(http|ws):/, '$1s:')
}

function quoted(base: unknown): string {
  return typeof base === 'string' ? `'${base}'` : String(base)
}
