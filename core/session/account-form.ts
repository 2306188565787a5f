import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Schema } from 'yup'
import type { Lazy } from '../base/lazy'
import { createForm, type Form, type FormOptions } from '../drafts/form'
import { typedStorage } from '../drafts/typed-storage'
import { validateWith } from '../drafts/validate'
import type { AreaContext } from '../portal/container'
import { session } from './store'

interface AccountFormOptions<Value, Answer>
  extends Omit<FormOptions<Value, Answer>, 'storage' | 'onEnd' | 'reread' | 'validate'> {
  /** Comes when the form is first checked: nothing is sent without. */
  readonly schema: Lazy<Schema<unknown>>
  /** What is checked of a value; without it, the value itself. */
  normal?(value: Value): Value
}

/**
 * A form over something of the account's record, kept for whose it is; null until that is read.
 * @param name under which it is kept
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
