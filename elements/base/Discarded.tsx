import { Banner } from '../kit/Banner'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'

/** Says that what was typed was discarded, and brings it back. */
export function Discarded({ onUndo }: { onUndo(): void }) {
  const t = useText()
  return (
    <Banner
      tone="info"
      step={
        <Button size="bar" onClick={onUndo}>
          {t('shared.undo')}
        </Button>
      }
    >
      {t('shared.discarded')}
    </Banner>
  )
}
