import { mixed, ValidationError } from 'yup'
import type { Problem } from './validate'

/** A schema of a rule: every problem at its own path, its message the key of a catalogue. */
export function ruleSchema<Value extends object>(problemsOf: (value: Value) => readonly Problem[]) {
  return mixed<Value>()
    .defined()
    .test('rule', (value, context) => {
      const errors = problemsOf(value).map(({ path, key }) =>
        context.createError({ path: [context.path, path].filter(Boolean).join('.').replace('.[', '['), message: key }),
      )
      return errors.length === 0 || new ValidationError(errors)
    })
}
