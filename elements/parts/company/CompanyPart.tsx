import type { CompanyForm } from '../../../core/company-settings/types'
import type { Country, Timezone } from '../../../core/wire/reference'
import { EmailsPart } from './EmailsPart'
import { HoursPart } from './HoursPart'
import { PhonesPart } from './PhonesPart'
import type { PartProps } from './part'
import { TimezonePart } from './TimezonePart'

interface CompanyPartProps extends PartProps<CompanyForm> {
  countries: readonly Country[]
  timezones: readonly Timezone[]
}

/** Phones, emails, time zone and hours, a section each: for a Form. Certifications stand in a part of their own. */
export function CompanyPart({ value, base, errors, countries, timezones, onEdit }: CompanyPartProps) {
  const part = <Name extends keyof CompanyForm>(name: Name): PartProps<CompanyForm[Name]> => ({
    value: value[name],
    base: base?.[name],
    errors,
    onEdit: change => onEdit(before => ({ ...before, [name]: change(before[name]) })),
  })
  return (
    <>
      <PhonesPart {...part('phones')} countries={countries} />
      <EmailsPart {...part('emails')} />
      <TimezonePart {...part('timezone')} timezones={timezones} />
      <HoursPart {...part('businessHours')} />
    </>
  )
}
