export type Query = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>

/**
 * Returns `{ codes: ['US', 'US-CA'], q: 'x' }` as `codes[]=US&codes[]=US-CA&q=x` (specification, section 7). Null and
 * undefined are left out.
 */
export function serialiseQuery(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    // A server that splits on `[]` literally must find the brackets: names are not encoded.
    return typeof value === 'object' ? value.map(item => [`${name}[]`, item] as const) : [[name, value] as const]
  })
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}
