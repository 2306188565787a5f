import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Schema } from 'yup'
import type { Lazy } from '../base/lazy'
import { createForm, type Form } from '../drafts/form'
import type { FormOptions } from '../drafts/form-options'
import { typedStorage } from '../drafts/typed-storage'
import { validateWith } from '../drafts/validate'
import type { AreaContext } from '../portal/container'
import { session } from './store'

interface AccountFormOptions<Value, Answer>
  extends Omit<FormOptions<Value, Answer>, 'storage' | 'onEnd' | 'reread' | 'validate'> {
  /** Loads the schema when the form is first checked. Nothing is sent before. */
  readonly schema: Lazy<Schema<unknown>>
  /** Returns the value to check; by default the value itself. */
  normal?(value: Value): Value
}

/**
 * Creates a form over a part of the account's record, stored under the account; null until the account is known.
 * @param name the name under which the edits are stored
 */
export function accountForm<Value, Answer = unknown>(
  context: AreaContext,
  name: string,
  { schema, normal = value => value, ...options }: AccountFormOptions<Value, Answer>,
): ReadonlySignal<Form<Value, Answer> | null> {
  const { account, readNow } = context.use(session)
  return computed(() => {
    if (account.value === null) return null
    return createForm({
      ...options,
      storage: signal(typedStorage(account.value, name, options.cells.isCell)),
      onEnd: context.onEnd,
      unkept: context.unkept,
      reread: readNow,
      validate: async value => validateWith(await schema.load(), normal(value)),
    })
  })
}
