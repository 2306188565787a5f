import up from 'icon:chevron-up'
import copy from 'icon:copy'
import plus from 'icon:plus'
import { useState } from 'react'
import { isEqual } from '../../../core/base/json'
import { closedDay, copyHours, isClosed, weekdayCount } from '../../../core/company-settings/business-hours'
import type { DayHours } from '../../../core/company-settings/types'
import { useLocale, useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { HoursRow } from '../../kit/fields/HoursRow'
import { IconButton } from '../../kit/fields/IconButton'
import { Menu } from '../../kit/overlays/Menu'
import type { MenuItem } from '../../kit/overlays/MenuItems'
import { dayNamesIn } from './day-names'
import { changeAt, errorTextAt, type FieldErrors } from './fields-props'

/** The hours that a day receives when it is opened and all other days are closed. */
const usualHours: DayHours = { startTime: '09:00', endTime: '17:00' }

interface HoursWeekProps {
  days: readonly DayHours[]
  base: readonly DayHours[] | null
  errors: FieldErrors
  onEdit(change: (before: readonly DayHours[]) => readonly DayHours[]): void
  onCollapse(): void
  focusAfter(selector: string): void
}

/** The hours of seven days. The hours of a day can be copied to other days. */
export function HoursWeek({ days, base, errors, onEdit, onCollapse, focusAfter }: HoursWeekProps) {
  const t = useText()
  const names = dayNamesIn(useLocale())
  // The edited row keeps its fields while both are empty, because one of them has the focus.
  const [edited, setEdited] = useState<number | null>(null)
  const noneOpen = errors.businessHours !== undefined

  function actOn(index: number, action: string) {
    const to = action === 'weekdays' ? everyDay.slice(0, weekdayCount) : action === 'all' ? everyDay : [Number(action)]
    if (action !== 'close') return onEdit(before => copyHours(before, index, to))
    setEdited(null)
    onEdit(before => changeAt(before, index, () => closedDay))
    focusAfter(`.hours-list > :nth-child(${index + 1}) .button`)
  }
  function add(index: number) {
    onEdit(before => changeAt(before, index, () => before.find(day => !isClosed(day)) ?? usualHours))
    focusAfter(`.hours-list > :nth-child(${index + 1}) input`)
  }

  return (
    <>
      <div className="hours-list">
        {days.map((day, index) => {
          const { long = '', short = '' } = names[index] ?? {}
          const path = `businessHours[${index}]`
          const isFirst = index === 0 && noneOpen
          const isAtFault = (side: keyof DayHours) => isFirst || errors[`${path}.${side}`] !== undefined
          return (
            <HoursRow
              key={long}
              label={long}
              short={short}
              value={{ from: day.startTime, to: day.endTime }}
              changed={base !== null && !isEqual(base[index], day)}
              editing={edited === index || isFirst}
              closed={t('companyParts.closed')}
              error={errorTextAt(
                t,
                errors,
                ...(isFirst ? ['businessHours'] : []),
                `${path}.startTime`,
                `${path}.endTime`,
              )}
              faults={{ from: isAtFault('startTime'), to: isAtFault('endTime') }}
              onChange={({ from, to }) => {
                setEdited(index)
                onEdit(before => changeAt(before, index, () => ({ startTime: from, endTime: to })))
              }}
              action={
                isClosed(day) ? (
                  <Button
                    kind="quiet"
                    size="bar"
                    icon={plus}
                    aria-label={t('companyParts.addHoursOf', { day: long })}
                    onClick={() => add(index)}
                  >
                    {t('companyParts.addHours')}
                  </Button>
                ) : (
                  <Menu
                    label={t('companyParts.copyHours', { day: long })}
                    items={actions(index)}
                    onChoose={action => actOn(index, action)}
                    trigger={props => (
                      <IconButton {...props} icon={copy} label={t('companyParts.copyHours', { day: long })} />
                    )}
                  />
                )
              }
            />
          )
        })}
      </div>
      <Button kind="quiet" size="bar" icon={up} onClick={onCollapse}>
        {t('companyParts.sameHours')}
      </Button>
    </>
  )

  function actions(index: number): MenuItem[] {
    const others = names.flatMap(({ long }, other) => (other === index ? [] : [{ id: String(other), label: long }]))
    return [
      { id: 'weekdays', label: t('companyParts.weekdays') },
      { id: 'all', label: t('companyParts.everyDay') },
      ...others.map((item, position) => ({ ...item, separated: position === 0 })),
      { id: 'close', label: t('companyParts.closeDay', { day: names[index]?.long ?? '' }), separated: true },
    ]
  }
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
