import exportIcon from 'icon:file-export'
import importIcon from 'icon:file-import'
import { useState } from 'react'
import type { DayRange } from '../../../../elements/kit/calendar/days'
import { MonthGrid } from '../../../../elements/kit/calendar/MonthGrid'
import { MonthNav } from '../../../../elements/kit/calendar/MonthNav'
import { Button } from '../../../../elements/kit/fields/Button'
import { Icon } from '../../../../elements/kit/icons/Icon'
import { PageHead } from '../../../../elements/kit/layout/PageHead'
import { Panel } from '../../../../elements/kit/layout/Panel'
import { dayOf, keys, monthWords } from './data/month'
import { DaysPanel } from './parts/DaysPanel'

/** A month with its prices and holidays, and the panel that changes some days (picture 07). */
export default function CalendarPage() {
  const [month, setMonth] = useState('2026-12')
  const [days, setDays] = useState<DayRange>({ from: '2026-12-22', to: '2026-12-24' })
  const [open, setOpen] = useState(true)
  const select = (next: DayRange) => {
    setDays(next)
    setOpen(true)
  }
  return (
    <div className="stack">
      <PageHead title={monthWords.title} beside={<MonthNav month={month} onMonth={setMonth} today="2026-11-19" />}>
        <Button icon={importIcon}>{monthWords.importDays}</Button>
        <Button icon={exportIcon}>{monthWords.exportDays}</Button>
      </PageHead>
      <Panel>
        <div className="split">
          <div>
            <MonthGrid
              label={monthWords.title}
              month={month}
              today="2026-11-19"
              selection={open ? days : null}
              onSelect={select}
              onMonth={setMonth}
              day={dayOf}
            />
            <div className="panel-foot">
              {keys.map(({ icon, tone, label }) => (
                <span key={label} className="month-key" data-tone={tone}>
                  <Icon of={icon} />
                  {label}
                </span>
              ))}
              <span className="push">{monthWords.zone}</span>
            </div>
          </div>
          {open && <DaysPanel days={days} onDays={setDays} onClose={() => setOpen(false)} />}
        </div>
      </Panel>
    </div>
  )
}
