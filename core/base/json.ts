const kinds = [Object, Array, String, Number, Boolean]

/**
 * JSON as the standard writes it. Old libraries give the built-in prototypes a `toJSON` of their own, which would write
 * texts within texts: it is set aside for the call and put back as it was. A Date writes itself as ever.
 */
export function toJson(value: unknown): string {
  const removed = kinds.flatMap(({ prototype }) => {
    const own = Object.getOwnPropertyDescriptor(prototype, 'toJSON')
    return own && Reflect.deleteProperty(prototype, 'toJSON') ? [{ prototype, own }] : []
  })
  try {
    return JSON.stringify(value)
  } finally {
    for (const { prototype, own } of removed) Object.defineProperty(prototype, 'toJSON', own)
  }
}

/** Whether two values are the same once they are written as JSON, in any order of their fields: one that is undefined is none. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || typeof a !== 'object' || typeof b !== 'object') return Object.is(a, b)
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return toJson(a) === toJson(b)
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(name => isEqual(a[name], b[name]))
}

/** A Date or a URL is not: it writes itself. */
function isPlain(value: object | null): value is Record<string, unknown> {
  return Array.isArray(value) || (value !== null && Object.getPrototypeOf(value) === Object.prototype)
}
