import { useState } from 'react'
import { isDay } from '../../core/base/days'
import { longDay } from '../../core/base/time'
import type { Translate } from '../../core/i18n/translate'
import { isNamedRange, type NamedRange, namedRanges } from '../../core/work-orders/active/filter'
import { DateRange } from '../kit/calendar/DateRange'
import { useText } from '../kit/context'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { FilterChip } from './FilterChip'

interface Props {
  /** A named range or days, as in the filter; null for any day. */
  shipBy: string | null
  onChange(shipBy: string | null): void
}

const anyDay = 'any'

/** The filter by ship-by: until today, in the next seven days, or between chosen days. */
export function ShipByChip({ shipBy, onChange }: Props) {
  const t = useText()
  const name = t('workOrders.filter.shipBy')
  const set = shipBy === null ? null : t('workOrders.filter.set', { name, value: rangeText(shipBy, t) })
  return (
    <FilterChip name={name} set={set} onClear={() => onChange(null)}>
      {close => (
        <>
          <RadioGroup
            label={name}
            value={shipBy === null ? anyDay : isNamedRange(shipBy) ? shipBy : null}
            options={[
              { value: anyDay, label: t('workOrders.filter.anyDay') },
              ...(Object.keys(namedRanges) as NamedRange[]).map(value => ({
                value,
                label: t(`workOrders.filter.${value}`),
              })),
            ]}
            onChange={next => {
              onChange(next === anyDay ? null : next)
              close()
            }}
          />
          <OwnDays shipBy={shipBy} onChange={onChange} />
        </>
      )}
    </FilterChip>
  )
}

function OwnDays({ shipBy, onChange }: Props) {
  const t = useText()
  const [from = '', to = ''] = shipBy === null || isNamedRange(shipBy) ? [] : shipBy.split('..')
  const [typed, setTyped] = useState({ from, to })
  return (
    <DateRange
      label={t('workOrders.filter.ownDays')}
      value={typed}
      onChange={next => {
        setTyped(next)
        const areDays = [next.from, next.to].every(day => day === '' || isDay(day))
        const isReversed = next.from !== '' && next.to !== '' && next.from > next.to
        if (areDays && !isReversed && (next.from !== '' || next.to !== '')) onChange(`${next.from}..${next.to}`)
      }}
    />
  )
}

function rangeText(shipBy: string, t: Translate): string {
  if (isNamedRange(shipBy)) return t(`workOrders.filter.${shipBy}`)
  const [from = '', to = ''] = shipBy.split('..').map(day => day && longDay(day, t.locale))
  if (from === '') return t('workOrders.filter.to', { to })
  return to === '' ? t('workOrders.filter.from', { from }) : t('workOrders.filter.days', { from, to })
}
