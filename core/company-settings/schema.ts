import { array, mixed, object, type TestFunction, ValidationError } from 'yup'
import { emailProblems, hoursProblems, phoneProblems, timezoneProblems } from './rules'
import { isKnownDomain } from './top-level-domains'
import type { Certifications, CompanyProblem, DayHours, EmailForm, PhoneForm } from './types'

/** A test of yup from a rule: every problem at its own path, its message the key of a catalogue. */
function told<Value>(problemsOf: (value: Value) => CompanyProblem[]): TestFunction<unknown> {
  return (value, context) => {
    const errors = problemsOf(value as Value).map(({ path, key }) =>
      context.createError({ path: path.replace(/^\w+/, context.path), message: key }),
    )
    return errors.length === 0 || new ValidationError(errors)
  }
}

/** Company details as a form holds them, made normal before (`normalCompany`): the rules are those of the server. */
export const companySchema = object({
  phones: array(mixed<PhoneForm>().defined()).defined().test('phones', told(phoneProblems)),
  emails: array(mixed<EmailForm>().defined())
    .defined()
    .test(
      'emails',
      told((emails: readonly EmailForm[]) => emailProblems(emails, isKnownDomain)),
    ),
  timezone: mixed<string>().defined().test('timezone', told(timezoneProblems)),
  businessHours: array(mixed<DayHours>().defined()).defined().test('hours', told(hoursProblems)),
  certifications: mixed<Certifications>().defined(),
})
