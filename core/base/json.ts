const kinds = [Object, Array, String, Number, Boolean]

/**
 * Returns JSON as the standard defines it. Old libraries give built-in prototypes a `toJSON` that writes JSON texts
 * within JSON. These methods are removed during the call and restored afterwards. A Date keeps its `toJSON`.
 */
export function toJson(value: unknown): string {
  const removed = kinds.flatMap(({ prototype }) => {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, 'toJSON')
    return descriptor && Reflect.deleteProperty(prototype, 'toJSON') ? [{ prototype, descriptor }] : []
  })
  try {
    return JSON.stringify(value)
  } finally {
    for (const { prototype, descriptor } of removed) Object.defineProperty(prototype, 'toJSON', descriptor)
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

/** Returns whether a value is an array or a plain object, unlike a Date or a URL, which have their own JSON. */
function isPlain(value: object | null): value is Record<string, unknown> {
  return Array.isArray(value) || (value !== null && Object.getPrototypeOf(value) === Object.prototype)
}
