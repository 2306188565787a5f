import { useText } from '../../kit/context'
import { Banner } from '../../kit/feedback/Banner'
import { Button } from '../../kit/fields/Button'

/** Says that what was typed was discarded, and brings it back. */
export function Discarded({ onUndo }: { onUndo(): void }) {
  const t = useText()
  return (
    <Banner
      tone="mute"
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
