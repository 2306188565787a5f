import type { CompanyForm } from '../../../core/company-settings/types'
import type { Country, Timezone } from '../../../core/wire/reference'
import { EmailsPart } from './EmailsPart'
import { HoursPart } from './HoursPart'
import { PhonesPart } from './PhonesPart'
import type { PartProps } from './part'
import { TimezonePart } from './TimezonePart'

export interface CompanyPartProps extends PartProps<CompanyForm> {
  countries: readonly Country[]
  timezones: readonly Timezone[]
}

/** Phones, emails, time zone and hours, a section each: for a Form. Certifications stand in a part of their own. */
export function CompanyPart({ value, base, errors, countries, timezones, onEdit }: CompanyPartProps) {
  return (
    <>
      <PhonesPart
        value={value.phones}
        base={base?.phones}
        errors={errors}
        countries={countries}
        onEdit={change => onEdit(before => ({ ...before, phones: change(before.phones) }))}
      />
      <EmailsPart
        value={value.emails}
        base={base?.emails}
        errors={errors}
        onEdit={change => onEdit(before => ({ ...before, emails: change(before.emails) }))}
      />
      <TimezonePart
        value={value.timezone}
        base={base?.timezone}
        errors={errors}
        timezones={timezones}
        onEdit={change => onEdit(before => ({ ...before, timezone: change(before.timezone) }))}
      />
      <HoursPart
        value={value.businessHours}
        base={base?.businessHours}
        errors={errors}
        onEdit={change => onEdit(before => ({ ...before, businessHours: change(before.businessHours) }))}
      />
    </>
  )
}
