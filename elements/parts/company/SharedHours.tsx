import down from 'icon:chevron-down'
import type { DayHours } from '../../../core/company-settings/types'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { FieldGroup } from '../../kit/fields/FieldGroup'
import { TimeField } from '../../kit/fields/TimeField'
import { errorTextAt, type FieldErrors } from './fields-props'

interface SharedHoursProps {
  hours: DayHours
  base: DayHours | null
  errors: FieldErrors
  onChange(hours: DayHours): void
  onOpen(): void
}

/** One row of hours for Monday to Friday. */
export function SharedHours({ hours, base, errors, onChange, onOpen }: SharedHoursProps) {
  const t = useText()
  /** Errors of any day that this row stands for are shown here. */
  const errorPathsOf = (side: keyof DayHours) =>
    Object.keys(errors).filter(path => path.startsWith('businessHours[') && path.endsWith(`.${side}`))
  const field = (side: keyof DayHours, describedBy: string | undefined) => (
    <div className="company-time">
      <TimeField
        label={t(side === 'startTime' ? 'kit.from' : 'kit.to')}
        labelHidden
        value={hours[side]}
        changed={base !== null && base[side] !== hours[side]}
        invalid={errorPathsOf(side).length > 0 || errors.businessHours !== undefined}
        describedBy={describedBy}
        onChange={time => onChange({ ...hours, [side]: time })}
      />
    </div>
  )
  return (
    <FieldGroup
      label={t('companyParts.weekdays')}
      labelHidden
      error={errorTextAt(t, errors, 'businessHours', ...errorPathsOf('startTime'), ...errorPathsOf('endTime'))}
    >
      {({ describedBy }) => (
        <>
          <span className="company-weekdays" aria-hidden="true">
            {t('companyParts.weekdays')}
          </span>
          {field('startTime', describedBy)}
          <span className="company-until" aria-hidden="true">
            {t('kit.rangeTo')}
          </span>
          {field('endTime', describedBy)}
          <Button kind="quiet" icon={down} onClick={onOpen}>
            {t('companyParts.hoursPerDay')}
          </Button>
        </>
      )}
    </FieldGroup>
  )
}
