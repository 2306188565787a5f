/** Says what is wrong with a value, with its path; null when it has the shape. Fields that are not named may be there. */
export type Shape = (value: unknown, path: string) => string | null

const wrong = (path: string, expected: string, value: unknown) =>
  `${path || 'the answer'} is ${JSON.stringify(value)?.slice(0, 80)}, expected ${expected}`

export const text: Shape = (value, path) => (typeof value === 'string' ? null : wrong(path, 'a text', value))
export const number: Shape = (value, path) => (Number.isFinite(value) ? null : wrong(path, 'a number', value))
export const whole: Shape = (value, path) => (Number.isSafeInteger(value) ? null : wrong(path, 'a whole number', value))
export const flag: Shape = (value, path) => (typeof value === 'boolean' ? null : wrong(path, 'true or false', value))
export const instant: Shape = (value, path) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(value)
    ? null
    : wrong(path, 'an instant in UTC', value)
export const day: Shape = (value, path) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? null : wrong(path, 'a day', value)
export const time: Shape = (value, path) =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? null : wrong(path, 'a time', value)

/** Null, or the shape. */
export const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? null : shape(value, path)

/** Missing, null, or the shape. */
export const optional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? null : orNull(shape)(value, path)

export const list =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return wrong(path, 'a list', value)
    for (const [index, item] of value.entries()) {
      const fault = shape(item, `${path}[${index}]`)
      if (fault !== null) return fault
    }
    return null
  }

export const fields =
  (shapes: Record<string, Shape>): Shape =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(path, 'an object', value)
    for (const [name, shape] of Object.entries(shapes)) {
      const fault = shape((value as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`)
      if (fault !== null) return fault
    }
    return null
  }
