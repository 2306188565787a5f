import '../../../core/company-settings/words'
import { timezoneChoices } from '../../../core/reference/rules'
import type { Timezone } from '../../../core/wire/reference'
import { useText } from '../../kit/context'
import { FormSection } from '../../kit/fields/FormSection'
import { SelectField } from '../../kit/fields/SelectField'
import { errorTextAt, type FieldsProps } from './fields-props'

interface TimezoneFieldProps extends FieldsProps<string> {
  timezones: readonly Timezone[]
}

/** The time zone in which a company works. */
export function TimezoneField({ value, base, errors, timezones, onEdit }: TimezoneFieldProps) {
  const t = useText()
  return (
    <FormSection title={t('companyParts.timezone')} hint={t('companyParts.timezoneHint')}>
      <div className="company-timezone">
        <SelectField
          label={t('companyParts.timezone')}
          labelHidden
          placeholder={t('companyParts.choose')}
          options={timezoneChoices(timezones, value)}
          value={value}
          changed={base ? base !== value : false}
          error={errorTextAt(t, errors, 'timezone')}
          onChange={timezone => onEdit(() => timezone)}
        />
      </div>
    </FormSection>
  )
}
