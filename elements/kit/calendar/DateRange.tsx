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
  /** Both as typed: "YYYY-MM-DD", or on the way there. Empty for none. */
  value: DayRange
  onChange: (value: DayRange) => void
  hint?: ReactNode
  /** Stands before the problems that it finds itself. */
  error?: ReactNode
}

/** Two days, typed or chosen in a calendar that is fetched when it is first opened. */
export function DateRange({ label, value, onChange, hint, error }: Props) {
  const t = useText()
  const [left, setLeft] = useState(false)
  const isWhole = isDay(value.from) && isDay(value.to) && value.from <= value.to
  const isHalf = (side: Side) => value[side] !== '' && !isDay(value[side])
  const areHalf = isHalf('from') || isHalf('to')
  const unread = left && areHalf
  const isTurned = left && !unread && value.to !== '' && value.from > value.to
  const problem = unread ? t('kit.notADay') : isTurned && t('kit.daysTurned')
  // An error means a day that is half typed, else one that is missing, else both.
  const isMeant = (side: Side) =>
    areHalf ? isHalf(side) : value[side] === '' || (value.from !== '' && value.to !== '')
  const field = (side: Side, describedBy: string | undefined) => (
    <TextField
      label={t(side === 'from' ? 'kit.from' : 'kit.to')}
      labelHidden
      inputMode="numeric"
      maxLength={10}
      placeholder={t('kit.datePlaceholder')}
      value={value[side]}
      invalid={error || unread ? isMeant(side) : isTurned}
      describedBy={describedBy}
      onChange={text => {
        // Days that were right are judged anew once they are left.
        if (isWhole) setLeft(false)
        onChange({ ...value, [side]: text })
      }}
      onBlur={() => setLeft(true)}
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
