import type { Schema, ValidationError } from 'yup'
import type { MessageKey } from '../i18n/keys'
import type { Text } from '../i18n/translate'

/** A rule that a field breaks, with the path of the field in the form ("options[1].price"). */
export interface Problem<Key extends MessageKey = MessageKey> {
  readonly path: string
  readonly key: Key
}

/** Returns texts by field path ("[0].totalStock"): the messages of a schema are keys. Empty when the value passes. */
export async function validateWith(schema: Schema<unknown>, value: unknown): Promise<Record<string, Text>> {
  try {
    await schema.validate(value, { abortEarly: false })
    return {}
  } catch (thrown) {
    return Object.fromEntries(problemsOf(thrown).map(({ path, key }) => [path, { key }]))
  }
}

/** Returns the rules of a schema that a value breaks, one for each field, in the order of its fields. */
export function problemsIn(schema: Pick<Schema<unknown>, 'validateSync'>, value: unknown): Problem[] {
  try {
    schema.validateSync(value, { abortEarly: false })
    return []
  } catch (thrown) {
    return problemsOf(thrown)
  }
}

/**
 * Returns the problems of a validation error, the first of each path.
 * @throws an error that is not of a schema
 */
function problemsOf(thrown: unknown): Problem[] {
  // The class of the error is not imported, because yup is loaded only with forms.
  if (!(thrown instanceof Error) || thrown.name !== 'ValidationError') throw thrown
  const { inner } = thrown as ValidationError
  const errors = inner.length > 0 ? inner : [thrown as ValidationError]
  const problems = errors.map(({ path, message }) => ({ path: path ?? '', key: message as MessageKey })).sort(byIndex)
  const paths = new Set<string>()
  return problems.filter(({ path }) => !paths.has(path) && paths.add(path))
}

/** Orders the problems of one list by their rows, because yup puts the problems of the list after those of its rows. */
function byIndex(a: Problem, b: Problem): number {
  const [one, other] = [a, b].map(({ path }) => path.split(/[[\].]+/))
  const first = one?.findIndex((part, index) => part !== other?.[index]) ?? -1
  return Number(one?.[first]) - Number(other?.[first]) || 0
}
