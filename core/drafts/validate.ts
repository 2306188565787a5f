import type { Schema, ValidationError } from 'yup'
import type { Failure } from '../base/errors'
import type { MessageKey } from '../i18n/keys'
import { type Text, verbatim } from '../i18n/translate'

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

/** A 422's own words, each at the field that `pathOf` finds for the server's path. */
export function refusedFields(failure: Failure, pathOf: (serverPath: string) => string): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(failure.fieldErrors).map(([path, message]) => [pathOf(path), verbatim(message)]),
  )
}
