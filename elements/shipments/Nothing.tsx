import packageOff from 'icon:package-off'
import truck from 'icon:truck'
import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { EmptyState } from '../kit/states/EmptyState'

registerMessages('en', words)

interface NothingProps {
  /** What there is nothing of: an order, its shipments, or those that fit the search and the filter. */
  of: 'order' | 'shipments' | 'match'
  onClear?(): void
}

/** What stands where there is no row, with what can be done. */
export function Nothing({ of, onClear }: NothingProps) {
  const t = useText()
  if (of === 'match')
    return (
      <EmptyState
        title={t('shipments.noMatch')}
        steps={onClear && <Button onClick={onClear}>{t('shipments.clearSearch')}</Button>}
      />
    )
  const isOrder = of === 'order'
  return (
    <EmptyState icon={isOrder ? truck : packageOff} title={t(isOrder ? 'shipments.noOrder' : 'shipments.empty')}>
      {t(isOrder ? 'shipments.noOrderDetail' : 'shipments.emptyDetail')}
    </EmptyState>
  )
}
