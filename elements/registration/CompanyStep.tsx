import { messagesUnder } from '../../core/base/field-path'
import sheet from '../../styles/areas/company-parts.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { CompanyPart } from '../parts/company/CompanyPart'
import type { StepProps } from './step-props'

/** Step 1: phones, emails, time zone and business hours. */
export function CompanyStep({ form, base, errors, countries, timezones, onEdit }: StepProps) {
  useSheet(sheet)
  return (
    <CompanyPart
      value={form.company}
      base={base.company}
      errors={messagesUnder('company', errors)}
      countries={countries}
      timezones={timezones}
      onEdit={change => onEdit(before => ({ ...before, company: change(before.company) }))}
    />
  )
}
