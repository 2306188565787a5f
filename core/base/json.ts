const kinds = [Object, Array, String, Number, Boolean]

/**
 * Returns JSON as the standard defines it. Old libraries give built-in prototypes a `toJSON` that writes texts within
 * texts: it is removed for the call and restored. A Date keeps its own.
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

/**
 * Returns whether two values have the same JSON, in any order of their fields. A field that is undefined counts as
 * missing.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || typeof a !== 'object' || typeof b !== 'object') return Object.is(a, b)
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return toJson(a) === toJson(b)
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(name => isEqual(a[name], b[name]))
}

/** A Date or a URL is no plain object: it has its own JSON. */
function isPlain(value: object | null): value is Record<string, unknown> {
  return Array.isArray(value) || (value !== null && Object.getPrototypeOf(value) === Object.prototype)
}
