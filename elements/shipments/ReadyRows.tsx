import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'

interface ReadyRowsProps {
  /** The count of changed rows that have a number and stay pending. */
  count: number
  onShipped(): void
}

/**
 * A note over the save bar about rows that have a number and are not marked as shipped, with a button that marks them.
 */
export function ReadyRows({ count, onShipped }: ReadyRowsProps) {
  const t = useText()
  if (count === 0) return null
  return (
    <div className="ready-rows">
      <span>{t('shipments.stayPending', { count })}</span>
      <Button size="bar" onClick={onShipped}>
        {t('shipments.markShipped')}
      </Button>
    </div>
  )
}
