/** Returns the fault of a value with its path; null when the value has the shape. Unnamed fields are allowed. */
export type Shape = (value: unknown, path: string) => string | null

const faultOf = (path: string, expected: string, value: unknown) =>
  `${path || 'the answer'} is ${JSON.stringify(value)?.slice(0, 80)}, expected ${expected}`

export const text: Shape = (value, path) => (typeof value === 'string' ? null : faultOf(path, 'a text', value))
export const number: Shape = (value, path) => (Number.isFinite(value) ? null : faultOf(path, 'a number', value))
export const whole: Shape = (value, path) =>
  Number.isSafeInteger(value) ? null : faultOf(path, 'a whole number', value)
export const flag: Shape = (value, path) => (typeof value === 'boolean' ? null : faultOf(path, 'true or false', value))
export const instant: Shape = (value, path) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(value)
    ? null
    : faultOf(path, 'an instant in UTC', value)
export const day: Shape = (value, path) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? null : faultOf(path, 'a day', value)
export const time: Shape = (value, path) =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? null : faultOf(path, 'a time', value)

/** Returns a shape that also allows null. */
export const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? null : shape(value, path)

/** Returns a shape that also allows null and missing values. */
export const optional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? null : orNull(shape)(value, path)

export const list =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return faultOf(path, 'a list', value)
    for (const [index, item] of value.entries()) {
      const fault = shape(item, `${path}[${index}]`)
      if (fault !== null) return fault
    }
    return null
  }

export const fields =
  (shapes: Record<string, Shape>): Shape =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return faultOf(path, 'an object', value)
    for (const [name, shape] of Object.entries(shapes)) {
      const fault = shape((value as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`)
      if (fault !== null) return fault
    }
    return null
  }
