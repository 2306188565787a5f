import { getOrInsert } from './get-or-insert'

/** Returns the browser's time zone, used when no other is given; UTC when the browser cannot name it. */
export function localZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
  // Chromium reports this name, which its own formats refuse.
  return zone === 'Etc/Unknown' ? 'UTC' : zone
}

/** Whether the platform knows each zone. The results are cached, since creating a format is slow. */
const knownZones = new Map<string, boolean>()

/** Returns whether the platform knows an IANA zone; a server may send one that it does not. */
export function isZone(zone: string): boolean {
  return getOrInsert(knownZones, zone, () => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  })
}

/** Returns the first zone that the platform knows, without the blanks around it; UTC if it knows none of them. */
export function firstZone(...candidates: readonly (string | null | undefined)[]): string {
  return candidates.map(zone => String(zone ?? '').trim()).find(isZone) ?? 'UTC'
}
