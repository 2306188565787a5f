import type { Clash } from '../../../core/drafts/clash'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'

interface TakeOrKeepProps {
  /** Whose stands against what was typed. */
  from: Clash['from'] | null
  onTake(): void
  onKeep(): void
}

/** The choice between what stands against what was typed, and what was typed. */
export function TakeOrKeep({ from, onTake, onKeep }: TakeOrKeepProps) {
  const t = useText()
  return (
    <>
      <Button size="bar" onClick={onTake}>
        {t(from === 'window' ? 'shared.takeOther' : 'shared.takeTheirs')}
      </Button>
      <Button size="bar" onClick={onKeep}>
        {t('shared.keepMine')}
      </Button>
    </>
  )
}
