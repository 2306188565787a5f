import { array, lazy, mixed, object, type Schema } from 'yup'
import { isFields } from '../checks'

/** A fault of a value: the code and the message of an entry of a 422. */
export interface Fault {
  readonly code: string
  readonly message: string
}

export const required: Fault = { code: 'shared.required', message: 'This field is required' }
export const invalid: Fault = { code: 'shared.invalidValue', message: 'Enter a valid value' }

export const twice: Fault = { code: 'repeated', message: 'This entry is a duplicate' }

export const tooMany = (max: number): Fault => ({
  code: 'too_many',
  message: `The list is too long (max ${max} entries)`,
})
const tooLong = (max: number): Fault => ({
  code: 'too_long',
  message: `The text is too long (max ${max} characters)`,
})

/** Returns a schema that checks a value as it was sent. Other schemas of yup would convert a text to a number. */
export function leaf<Value>(faultOf: (value: unknown) => Fault | null): Schema<Value> {
  const schema = mixed().test((value, { createError }) => {
    const fault = faultOf(value)
    return fault === null || createError({ message: fault.message, type: fault.code } as { message: string })
  })
  // The test above decides about null and undefined too.
  return schema.nullable() as unknown as Schema<Value>
}

/** Returns the fault of a value that must exist: missing, or of the wrong kind. */
export const absent = (value: unknown): Fault => (value === undefined || value === null ? required : invalid)

/** Returns the schema of values that pass a test. */
export function matching<Value>(passes: (value: unknown) => value is Value): Schema<Value> {
  return leaf(value => (passes(value) ? null : absent(value)))
}

/**
 * Characters that no text may have: controls, halves of surrogate pairs, line separators, marks of direction, invisible
 * fillers, and those that Unicode excludes from exchanged text (noncharacters, the byte order mark, interlinear
 * anchors, object replacements, tags).
 */
const unfit =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\u061c\u202a-\u202e\u2066-\u206f\u3164\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}]/u
const unfitInLines = new RegExp(`(?![\\t\\r\\n])${unfit.source}`, 'u')

/** Returns why a value is not a valid text of one line; null when it is. */
export function lineFault(value: unknown, maxLength: number, pattern = unfit): Fault | null {
  if (typeof value !== 'string') return absent(value)
  if (value.length > maxLength) return tooLong(maxLength)
  return pattern.test(value) ? invalid : null
}

/** Returns why a value is not a valid text of one or more lines; null when it is. */
export const linesFault = (value: unknown, maxLength: number) => lineFault(value, maxLength, unfitInLines)

export const line = (maxLength: number) => leaf<string>(value => lineFault(value, maxLength))
export const flag = matching((value): value is boolean => typeof value === 'boolean')
export const number = matching((value): value is number => typeof value === 'number' && Number.isFinite(value))

/** Returns the schema of a whole number from `low` to `high`, both included. */
export function wholeNumber(low: number, high: number): Schema<number> {
  return matching(
    (value): value is number => Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high,
  )
}

export function oneOf<Value>(values: readonly Value[], fault?: Fault): Schema<Value> {
  return leaf(value => (values.some(allowed => allowed === value) ? null : (fault ?? absent(value))))
}

/**
 * Returns the schema of a list of texts. Each text must be valid and, unless `canRepeat`, occur once. A list of
 * thousands is checked quickly.
 */
export function lines(
  max: number,
  faultOf: (value: unknown) => Fault | null,
  { canRepeat = false } = {},
): Schema<string[]> {
  const schema = mixed().test((value, { createError, path }) => {
    const errorOf = ({ code, message }: Fault, faultPath = path) =>
      createError({ path: faultPath, message, type: code } as { path: string; message: string })
    const faultOfList = listFault(value, max)
    if (faultOfList !== null) return errorOf(faultOfList)
    const earlier = new Set<unknown>()
    for (const [index, entry] of (value as unknown[]).entries()) {
      const fault = faultOf(entry) ?? (!canRepeat && earlier.has(entry) ? twice : null)
      if (fault !== null) return errorOf(fault, `${path}[${index}]`)
      earlier.add(entry)
    }
    return true
  })
  return schema.nullable() as unknown as Schema<string[]>
}

/** Returns the schema of a list. The list is counted before its rows are checked. */
export function listOf<Row>(max: number, row: Schema<Row>): Schema<Row[]> {
  const rows = array(row)
  return lazy((value: unknown) => {
    const fault = listFault(value, max)
    return fault === null ? rows : leaf(() => fault)
  }) as unknown as Schema<Row[]>
}

export function listFault(value: unknown, max: number): Fault | null {
  if (!Array.isArray(value)) return absent(value)
  return value.length > max ? tooMany(max) : null
}

type Shape<Value> = { [Name in keyof Value]-?: Schema<Value[Name]> }

/** Returns the schema of an object. Other fields than these are dropped. */
export function fields<Value extends object>(shape: Shape<Value>): Schema<Value> {
  const names = Object.keys(shape)
  // The fields are copied by name first, because yup confuses fields that are named like methods of an object (such as
  // `valueOf`) with its own.
  const objectSchema = object(shape as unknown as Record<string, Schema>).transform((value: Record<string, unknown>) =>
    Object.fromEntries(names.flatMap(name => (Object.hasOwn(value, name) ? [[name, value[name]]] : []))),
  )
  return lazy((value: unknown) =>
    isFields(value) ? objectSchema : leaf(() => absent(value)),
  ) as unknown as Schema<Value>
}

/** Returns a schema that also accepts undefined and null. */
export function optional<Value>(schema: Schema<Value>): Schema<Value | null | undefined> {
  return lazy((value: unknown) =>
    value === undefined || value === null ? leaf(() => null) : schema,
  ) as unknown as Schema<Value | null | undefined>
}

/** The type of a value of a shape. */
export type Sent<Shaped> = Shaped extends Schema<infer Value> ? Value : never
