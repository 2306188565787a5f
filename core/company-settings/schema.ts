import { array, boolean, number, object, string } from 'yup'
import { readTime } from '../base/read-time'
import { errorsAtRepeated, unlessDropped } from '../drafts/rule-schema'
import type { MessageKey } from '../i18n/keys'
import { isClosed } from './business-hours'
import { hasSeveralEmails, isEmail } from './email-addresses'
import { isEmptyPhone } from './phone-numbers'
import { duplicateEmails, duplicatePhones } from './rules'
import { isKnownDomain } from './top-level-domains'
import type { DayHours, EmailForm, PhoneForm } from './types'

const keys = {
  required: 'shared.required',
  invalid: 'shared.invalidValue',
  phonesRequired: 'companyRules.phonesRequired',
  phoneUsed: 'companyRules.phoneUsed',
  emailsRequired: 'companyRules.emailsRequired',
  oneEmail: 'companyRules.oneEmail',
  emailUsed: 'companyRules.emailUsed',
  hoursOrder: 'companyRules.hoursOrder',
} as const satisfies Record<string, MessageKey>

/** The maximum number of digits in a phone number (specification, section 9). */
const maxPhoneDigits = 15
const numberShape = new RegExp(`^\\d{1,${maxPhoneDigits}}$`)

const digits = (shape: RegExp) =>
  string().trim().required(keys.required).matches(shape, { message: keys.invalid, excludeEmptyString: true })

const phone = object({
  intlCode: digits(/^\d+$/),
  phoneNo: digits(numberShape),
  category: number().required(keys.required),
})

const email = object({
  email: string()
    .test('one', keys.oneEmail, (typed = '') => !hasSeveralEmails(typed))
    .test(
      'email',
      keys.invalid,
      (typed = '') => typed === '' || hasSeveralEmails(typed) || isEmail(typed, isKnownDomain),
    ),
})

const time = string()
  .trim()
  .required(keys.required)
  .test('time', keys.invalid, (typed = '') => typed === '' || readTime(typed) !== null)

const hours = object({
  startTime: time,
  endTime: time.test('order', keys.hoursOrder, (typed = '', { parent }) => {
    const [start, end] = [readTime((parent as DayHours).startTime), readTime(typed)]
    return start === null || end === null || start < end
  }),
})

const isRepeated = (firsts: readonly (number | null)[]) => firsts.map(first => first !== null)

export const phonesSchema = array(unlessDropped(isEmptyPhone, phone))
  .test('some', keys.phonesRequired, phones => !(phones as PhoneForm[]).every(isEmptyPhone))
  .test('repeated', (phones, context) => {
    const valid = (phones as PhoneForm[]).map(each =>
      numberShape.test(each.phoneNo) ? each : { ...each, phoneNo: '' },
    )
    return errorsAtRepeated(context, isRepeated(duplicatePhones(valid)), 'phoneNo', keys.phoneUsed)
  })

export const emailsSchema = array(unlessDropped((row: EmailForm) => row.email === '', email))
  .test('some', keys.emailsRequired, emails => !(emails as EmailForm[]).every(row => row.email === ''))
  .test('repeated', (emails, context) =>
    errorsAtRepeated(context, isRepeated(duplicateEmails(emails as EmailForm[])), 'email', keys.emailUsed),
  )

/**
 * The schema of company details in a form, after `normalizeCompany` has normalized them; its messages are keys. The form
 * and the server apply the same schema (specification, section 5). Rows that are dropped before the save are not
 * checked.
 */
export const companySchema = object({
  phones: phonesSchema,
  emails: emailsSchema,
  timezone: string().required(keys.required),
  businessHours: array(unlessDropped(isClosed, hours)).test(
    'open',
    keys.required,
    days => !(days as DayHours[]).every(isClosed),
  ),
  certifications: object({ mpaa: boolean(), fact: boolean(), iso27001: boolean() }),
})
