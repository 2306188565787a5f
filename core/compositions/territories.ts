/**
 * Territories with a code in the naming convention that differs from ISO 3166 and UN M.49 (territories.json of
 * ISDCF/registries).
 */
const ownCodes: Readonly<Record<string, string>> = {
  AN: 'CW',
  CS: 'RS',
  CUW: 'CW',
  LAS: '419',
  NAM: '003',
  UK: 'GB',
  ZK: 'XK',
}

/** Codes that browsers have names for and that are no territory. Some names have OV, a package type, in this field. */
const noTerritory: ReadonlySet<string> = new Set(['OV', 'QO', 'XA', 'XB', 'ZZ'])

/**
 * Returns the code by which browsers name a territory of the naming convention. Null for a code of no territory, and
 * for a withdrawn code that browsers would name as another territory ("SU" as Russia).
 */
export function regionCode(code: string): string | null {
  const region = ownCodes[code]
  if (region) return region
  if (!/^[A-Z]{2}$/.test(code) || noTerritory.has(code)) return null
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` ? code : null
}
