import { type OrderFilter, riskNames } from '../../core/work-orders/active/filter'
import { statusCounts } from '../../core/work-orders/rules'
import { orderLook } from '../../core/work-orders/statuses'
import type { WorkOrderRow } from '../../core/work-orders/types'
import '../../core/schedule/words'
import type { ReactElement } from 'react'
import { useText } from '../kit/context'
import { Checkbox } from '../kit/fields/Checkbox'
import { space } from '../kit/own-text'
import { toggled } from '../kit/toggled'
import { FilterChip } from './FilterChip'

interface Option<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly count?: number
}

interface Props<Id extends string> {
  name: string
  /** The options; null while they are unknown. */
  options: readonly Option<Id>[] | null
  /** Replaces an empty list of options. */
  empty?: ReactElement
  /** Is rendered beside the options while the chip is open. */
  whileOpen?: ReactElement
  chosen: readonly Id[]
  onChange(chosen: readonly Id[]): void
}

/** A chip with several choices that can each be ticked. */
export function ChoiceChip<Id extends string>({ name, options, empty, whileOpen, chosen, onChange }: Props<Id>) {
  const t = useText()
  const number = new Intl.NumberFormat(t.locale)
  const [first] = chosen
  const onlyLabel = chosen.length === 1 ? (options?.find(({ id }) => id === first)?.label ?? first ?? '') : null
  const set =
    onlyLabel === null
      ? t('workOrders.filter.count', { name, count: chosen.length })
      : t('workOrders.filter.set', { name, value: onlyLabel })
  return (
    <FilterChip name={name} set={first === undefined ? null : set} onClear={() => onChange([])}>
      {() => (
        <>
          {whileOpen}
          {options?.length
            ? options.map(({ id, label, count }) => (
                <Checkbox
                  key={id}
                  label={
                    <>
                      <span>{label}</span>
                      {space}
                      {count !== undefined && <span className="quiet-text">{number.format(count)}</span>}
                    </>
                  }
                  checked={chosen.includes(id)}
                  onChange={isOn => onChange([...toggled(new Set(chosen), [id], isOn)] as Id[])}
                />
              ))
            : empty}
        </>
      )}
    </FilterChip>
  )
}

interface StatusChipProps {
  rows: readonly WorkOrderRow[]
  chosen: OrderFilter['status']
  onChange(chosen: OrderFilter['status']): void
}

/**
 * The filter by status: the statuses of the list's orders, with their counts. Chosen statuses stay listed, so that
 * they can be removed.
 */
export function StatusChip({ rows, chosen, onChange }: StatusChipProps) {
  const t = useText()
  const counts = statusCounts(rows)
  const options = [...new Set([...counts.keys(), ...chosen])].map(id => ({
    id,
    label: t.text(orderLook(id).label),
    count: counts.get(id) ?? 0,
  }))
  return <ChoiceChip name={t('workOrders.filter.status')} options={options} chosen={chosen} onChange={onChange} />
}

interface RiskChipProps {
  chosen: OrderFilter['risk']
  onChange(chosen: OrderFilter['risk']): void
}

export function RiskChip({ chosen, onChange }: RiskChipProps) {
  const t = useText()
  const options = (Object.keys(riskNames) as (keyof typeof riskNames)[]).map(risk => ({
    id: riskNames[risk],
    label: risk === 'atRisk' ? t('workOrders.atRisk') : t(`schedule.${risk}`),
  }))
  return <ChoiceChip name={t('workOrders.filter.risk')} options={options} chosen={chosen} onChange={onChange} />
}
