import { useEffect } from 'react'
import type { DriveReport } from '../../core/work-orders/active/day-store'
import type { OrderFilter } from '../../core/work-orders/active/filter'
import '../../core/schedule/words'
import { useText } from '../kit/context'
import { Skeleton } from '../kit/states/Skeleton'
import { ChoiceChip } from './ChoiceChip'

interface Props {
  drives: DriveReport | null
  chosen: OrderFilter['appliance']
  onChange(chosen: OrderFilter['appliance']): void
}

/** Appliances that hold drives of orders, with how many orders; those that are chosen stay to be removed. */
export function ApplianceChip({ drives, chosen, onChange }: Props) {
  const t = useText()
  const known = drives?.appliances ?? null
  const missing = chosen.filter(serialNo => !known?.some(each => each.serialNo === serialNo))
  const options = known && [
    ...known.map(({ serialNo, name, orders }) => ({ id: serialNo, label: name || serialNo, count: orders.size })),
    ...missing.map(serialNo => ({ id: serialNo, label: serialNo, count: 0 })),
  ]
  return (
    <ChoiceChip
      name={t('workOrders.filter.appliance')}
      options={options}
      empty={known === null ? <AskAppliances drives={drives} /> : <p>{t('schedule.noAppliances')}</p>}
      chosen={chosen}
      onChange={onChange}
    />
  )
}

/** Stands in the opened chip until the appliances are known: they are asked for when somebody opens it. */
function AskAppliances({ drives }: Pick<Props, 'drives'>) {
  const t = useText()
  useEffect(() => drives?.askAppliances(), [drives])
  if (drives?.areAppliancesFailing) return <p role="status">{t('schedule.appliancesFailing')}</p>
  return <Skeleton rows={3} columns={1} />
}
