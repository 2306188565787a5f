import up from 'icon:chevron-up'
import copy from 'icon:copy'
import plus from 'icon:plus'
import { useState } from 'react'
import { Button } from '../../../../../elements/kit/fields/Button'
import { type Hours, HoursRow } from '../../../../../elements/kit/fields/HoursRow'
import { IconButton } from '../../../../../elements/kit/fields/IconButton'
import { week, words } from '../data/company'

/** Seven days of business hours, each with its bar over the day. */
export function OpenedHours() {
  const [days, setDays] = useState(week)
  const change = (position: number, hours: Hours) =>
    setDays(days.map((day, index) => (index === position ? { ...day, ...hours } : day)))
  return (
    <>
      <div className="hours-list">
        {days.map((hours, index) => (
          <HoursRow
            key={hours.day}
            label={hours.day}
            short={hours.short}
            value={hours}
            closed={words.closed}
            error={hours.from !== '' && hours.from >= hours.to && words.endsBefore}
            action={
              hours.from === '' ? (
                <Button
                  kind="quiet"
                  size="bar"
                  icon={plus}
                  onClick={() => change(index, { from: '09:00', to: '17:30' })}
                >
                  {words.add}
                </Button>
              ) : (
                <IconButton icon={copy} label={`Copy the hours of ${hours.day}`} />
              )
            }
            onChange={next => change(index, next)}
          />
        ))}
      </div>
      <Button kind="quiet" size="bar" icon={up}>
        {words.sameHours}
      </Button>
    </>
  )
}
