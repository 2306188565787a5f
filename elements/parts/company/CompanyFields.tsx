import type { CompanyForm } from '../../../core/company-settings/types'
import type { Country, Timezone } from '../../../core/wire/reference'
import { EmailFields } from './EmailFields'
import type { FieldsProps } from './fields-props'
import { HoursFields } from './HoursFields'
import { PhoneFields } from './PhoneFields'
import { TimezoneField } from './TimezoneField'

interface CompanyFieldsProps extends FieldsProps<CompanyForm> {
  countries: readonly Country[]
  timezones: readonly Timezone[]
}

/** The phones, emails, time zone and hours of a company, each in a section. `CertificationFields` is separate. */
export function CompanyFields({ value, base, errors, countries, timezones, onEdit }: CompanyFieldsProps) {
  const propsOf = <Name extends keyof CompanyForm>(name: Name): FieldsProps<CompanyForm[Name]> => ({
    value: value[name],
    base: base?.[name],
    errors,
    onEdit: change => onEdit(before => ({ ...before, [name]: change(before[name]) })),
  })
  return (
    <>
      <PhoneFields {...propsOf('phones')} countries={countries} />
      <EmailFields {...propsOf('emails')} />
      <TimezoneField {...propsOf('timezone')} timezones={timezones} />
      <HoursFields {...propsOf('businessHours')} />
    </>
  )
}
