export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined
export type Query = Record<string, QueryValue>

/** `{ codes: ['US', 'US-CA'], q: 'x' }` as `codes[]=US&codes[]=US-CA&q=x` (specification, section 7). Null and undefined are left out. */
export function serialiseQuery(query: Query): string {
  const pairs: string[] = []
  const push = (name: string, value: string | number | boolean) =>
    pairs.push(`${encodeName(name)}=${encodeURIComponent(String(value))}`)
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    if (typeof value === 'object') for (const item of value) push(`${name}[]`, item)
    else push(name, value)
  }
  return pairs.join('&')
}

/** Brackets stay readable: a server that splits on `[]` literally must find them. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/%5B/g, '[').replace(/%5D/g, ']')
}
