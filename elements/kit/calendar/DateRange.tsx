import calendar from 'icon:calendar'
import { type ReactNode, useState } from 'react'
import { lazy } from '../../../core/base/lazy'
import words from '../../../core/i18n/en/kit-dates'
import { registerMessages } from '../../../core/i18n/translate'
import { useText } from '../context'
import { Part } from '../feedback/Part'
import { FieldGroup } from '../fields/FieldGroup'
import { IconButton } from '../fields/IconButton'
import { TextField } from '../fields/TextField'
import { Popover } from '../overlays/Popover'
import { dayProblem } from './date-range'
import type { DayRange } from './days'

registerMessages('en', words)

const calendarPart = lazy(() => import('./RangeCalendar'), 'RangeCalendar')

interface Props {
  label: string
  labelHidden?: boolean | undefined
  /** Both as typed: "YYYY-MM-DD", or on the way there. Empty for none. */
  value: DayRange
  onChange: (value: DayRange) => void
  /** First and last day that may be chosen. */
  min?: string | undefined
  max?: string | undefined
  hint?: ReactNode
  /** Stands before the problems that it finds itself. */
  error?: ReactNode
  onBlur?: (() => void) | undefined
}

/** Where one of the two is missing, that is the one that an error means. */
function isAtFault(value: DayRange, side: 'from' | 'to'): boolean {
  return value[side] === '' || (value.from !== '' && value.to !== '')
}

/** Two days, typed or chosen in a calendar that is fetched when it is first opened. */
export function DateRange({ label, labelHidden, value, onChange, min, max, hint, error, onBlur }: Props) {
  const t = useText()
  const [left, setLeft] = useState(false)
  const problem = left ? dayProblem(value, min, max) : null
  const leave = () => {
    setLeft(true)
    onBlur?.()
  }
  const field = (side: 'from' | 'to', describedBy: string | undefined) => (
    <TextField
      label={t(side === 'from' ? 'kit.from' : 'kit.to')}
      labelHidden
      inputMode="numeric"
      maxLength={10}
      placeholder={t('kit.datePlaceholder')}
      value={value[side]}
      invalid={(Boolean(error) && isAtFault(value, side)) || problem?.sides.includes(side)}
      describedBy={describedBy}
      onChange={text => onChange({ ...value, [side]: text })}
      onBlur={leave}
    />
  )
  return (
    <FieldGroup label={label} labelHidden={labelHidden} hint={hint} error={error || (problem && t.text(problem.text))}>
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
                      min,
                      max,
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
