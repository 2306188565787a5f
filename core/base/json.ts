const kinds = [Object, Array, String, Number, Boolean]

/**
 * JSON as the standard writes it. Old libraries give the built-in prototypes a `toJSON` of their own, which would write
 * texts within texts: it is set aside for the call and put back as it was. A Date writes itself as ever.
 */
export function toJson(value: unknown): string {
  const aside = kinds.flatMap(({ prototype }) => {
    const own = Object.getOwnPropertyDescriptor(prototype, 'toJSON')
    return own && Reflect.deleteProperty(prototype, 'toJSON') ? [{ prototype, own }] : []
  })
  try {
    return JSON.stringify(value)
  } finally {
    for (const { prototype, own } of aside) Object.defineProperty(prototype, 'toJSON', own)
  }
}

/** Whether two values are the same once they are written as JSON: a field that is undefined is none. */
export function isEqual(a: unknown, b: unknown): boolean {
  return a === b || toJson(a) === toJson(b)
}
