import { lazy, mixed, type Schema, type TestContext, ValidationError } from 'yup'

/** Returns the schema of a row that always passes if it is dropped before the save. */
export function unlessDropped<Row>(isDropped: (row: Row) => boolean, schema: Schema | ((row: Row) => Schema)) {
  return lazy((row: Row) => {
    if (isDropped(row)) return mixed()
    return typeof schema === 'function' ? schema(row) : schema
  })
}

/**
 * Returns the result of a test of rows that must differ: an error at a field of each row that repeats an earlier one.
 * @param isRepeated whether each row repeats an earlier one
 * @param message the key of the message
 */
export function errorsAtRepeated(
  { path, createError }: TestContext,
  isRepeated: readonly boolean[],
  field: string,
  message: string,
): true | ValidationError {
  const errors = isRepeated.flatMap((repeated, index) =>
    repeated ? [createError({ path: `${path}[${index}].${field}`, message })] : [],
  )
  // The path of the rows makes yup keep the errors in the order of the fields.
  return errors.length === 0 || new ValidationError(errors, undefined, path)
}
