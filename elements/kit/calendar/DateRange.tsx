import calendar from 'icon:calendar'
import { type ReactNode, useState } from 'react'
import { isDay } from '../../../core/base/days'
import { lazy } from '../../../core/base/lazy'
import { useText } from '../context'
import { Part } from '../feedback/Part'
import { FieldGroup } from '../fields/FieldGroup'
import { IconButton } from '../fields/IconButton'
import { TextField } from '../fields/TextField'
import { Popover } from '../overlays/Popover'
import type { DayRange } from './days'

const calendarPart = lazy(() => import('./RangeCalendar'), 'RangeCalendar')

type Side = 'from' | 'to'

interface Props {
  label: string
  /** Both days as texts: "YYYY-MM-DD", or partly typed. Empty for none. */
  value: DayRange
  onChange: (value: DayRange) => void
  hint?: ReactNode
  /** An error of the owner, which takes precedence over the errors of this component. */
  error?: ReactNode
}

/** Two days, typed or chosen in a calendar that loads when it is first opened. */
export function DateRange({ label, value, onChange, hint, error }: Props) {
  const t = useText()
  const [wasLeft, setWasLeft] = useState(false)
  const isComplete = isDay(value.from) && isDay(value.to) && value.from <= value.to
  const isPartial = (side: Side) => value[side] !== '' && !isDay(value[side])
  const isAnyPartial = isPartial('from') || isPartial('to')
  const isUnreadable = wasLeft && isAnyPartial
  const isReversed = wasLeft && !isUnreadable && value.to !== '' && value.from > value.to
  const problem = isUnreadable ? t('kit.notADay') : isReversed && t('kit.daysTurned')
  // An error concerns a partly typed day, else a missing day, else both days.
  const isAffected = (side: Side) =>
    isAnyPartial ? isPartial(side) : value[side] === '' || (value.from !== '' && value.to !== '')
  const field = (side: Side, describedBy: string | undefined) => (
    <TextField
      label={t(side === 'from' ? 'kit.from' : 'kit.to')}
      labelHidden
      inputMode="numeric"
      maxLength={10}
      placeholder={t('kit.datePlaceholder')}
      value={value[side]}
      invalid={error || isUnreadable ? isAffected(side) : isReversed}
      describedBy={describedBy}
      onChange={text => {
        // Validate complete days again only after the person has left them.
        if (isComplete) setWasLeft(false)
        onChange({ ...value, [side]: text })
      }}
      onBlur={() => setWasLeft(true)}
    />
  )
  return (
    <FieldGroup label={label} hint={hint} error={error || problem}>
      {({ describedBy }) => (
        <div className="range-fields">
          {field('from', describedBy)}
          <span className="range-end">
            <span aria-hidden="true">{t('kit.rangeTo')}</span>
            {field('to', describedBy)}
            <Popover
              label={label}
              placement="bottom-end"
              trigger={props => <IconButton {...props} icon={calendar} size="control" label={t('kit.chooseDays')} />}
            >
              {close => (
                <div className="range-room">
                  <Part
                    of={calendarPart}
                    rows={6}
                    props={{
                      label,
                      value,
                      onChange: days => {
                        onChange(days)
                        close()
                      },
                    }}
                  />
                </div>
              )}
            </Popover>
          </span>
        </div>
      )}
    </FieldGroup>
  )
}
