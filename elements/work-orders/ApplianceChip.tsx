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

/**
 * The filter by appliance: appliances that hold drives, with their counts of orders. Chosen appliances stay listed, so
 * that they can be removed.
 */
export function ApplianceChip({ drives, chosen, onChange }: Props) {
  const t = useText()
  const appliances = drives?.appliances ?? null
  const missing = chosen.filter(serialNo => !appliances?.some(each => each.serialNo === serialNo))
  const options = appliances && [
    ...appliances.map(({ serialNo, name, orders }) => ({ id: serialNo, label: name || serialNo, count: orders.size })),
    ...missing.map(serialNo => ({ id: serialNo, label: serialNo, count: 0 })),
  ]
  return (
    <ChoiceChip
      name={t('workOrders.filter.appliance')}
      options={options}
      empty={
        appliances === null ? (
          <UnknownAppliances isFailing={drives?.areAppliancesFailing} />
        ) : (
          <p>{t('schedule.noAppliances')}</p>
        )
      }
      whileOpen={<AskAppliances ask={drives?.askAppliances} />}
      chosen={chosen}
      onChange={onChange}
    />
  )
}

/** Keeps the appliances read while the chip is open. */
function AskAppliances({ ask }: { ask: DriveReport['askAppliances'] | undefined }) {
  useEffect(() => ask?.(), [ask])
  return null
}

function UnknownAppliances({ isFailing = false }: { isFailing: boolean | undefined }) {
  const t = useText()
  return isFailing ? <p role="status">{t('schedule.appliancesFailing')}</p> : <Skeleton rows={3} columns={1} />
}
