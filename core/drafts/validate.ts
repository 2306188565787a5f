import type { Schema, ValidationError } from 'yup'
import type { MessageKey } from '../i18n/keys'
import type { Text } from '../i18n/translate'

/** A rule that a field breaks; its path as the form has it ("options[1].price"). */
export interface Problem<Key extends MessageKey = MessageKey> {
  readonly path: string
  readonly key: Key
}

/** Problems of the rules that do not hold; their fields stand `under` this. */
export function broken<Key extends MessageKey>(
  under: string,
  rules: readonly (readonly [field: string, holds: boolean, key: Key])[],
): Problem<Key>[] {
  return rules.flatMap(([field, holds, key]) => (holds ? [] : [{ path: under + field, key }]))
}

/** Texts by field path ("[0].totalStock"): a schema's messages are catalogue keys. Empty when the value passes. */
export async function validateWith(schema: Schema<unknown>, value: unknown): Promise<Record<string, Text>> {
  try {
    await schema.validate(value, { abortEarly: false })
    return {}
  } catch (thrown) {
    // By name, not by class: yup is loaded with forms only.
    if (!(thrown instanceof Error) || thrown.name !== 'ValidationError') throw thrown
    const texts: Record<string, Text> = {}
    const { inner } = thrown as ValidationError
    for (const { path, message } of inner.length > 0 ? inner : [thrown as ValidationError])
      texts[path ?? ''] ??= { key: message as MessageKey }
    return texts
  }
}
