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

/** Codes that browsers have names for and that are no territory; OV is written there for the package type. */
const noTerritory: ReadonlySet<string> = new Set(['OV', 'QO', 'XA', 'XB', 'ZZ'])

/**
 * Returns the code by which browsers name a territory of the naming convention. Null for a code that is none, and for a
 * withdrawn one that browsers would name as another territory ("SU" as Russia).
 */
export function regionCode(code: string): string | null {
  const own = ownCodes[code]
  if (own) return own
  if (!/^[A-Z]{2}$/.test(code) || noTerritory.has(code)) return null
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` ? code : null
}
