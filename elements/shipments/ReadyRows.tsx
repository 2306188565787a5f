import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'

interface ReadyRowsProps {
  /** How many changed rows have a number and stay pending. */
  count: number
  onShipped(): void
}

/** Over the save bar: the rows with a number that are not marked as shipped, and one press that marks them. */
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
