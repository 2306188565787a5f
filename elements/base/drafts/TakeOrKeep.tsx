import type { Clash } from '../../../core/drafts/clash'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'

interface TakeOrKeepProps {
  /** The origin of the values that stand against the edits. */
  from: Clash['from'] | null
  /** Name of the record, where a screen has several such choices. */
  of?: string
  onTake(): void
  onKeep(): void
}

/** The choice between one's own edits and the values that stand against them. */
export function TakeOrKeep({ from, of, onTake, onKeep }: TakeOrKeepProps) {
  const t = useText()
  const take = t(from === 'window' ? 'shared.takeOther' : 'shared.takeTheirs')
  const keep = t('shared.keepMine')
  const labelOf = (act: string) => of !== undefined && { 'aria-label': `${act}, ${of}` }
  return (
    <>
      <Button size="bar" onClick={onKeep} {...labelOf(keep)}>
        {keep}
      </Button>
      <Button size="bar" kind="quiet" onClick={onTake} {...labelOf(take)}>
        {take}
      </Button>
    </>
  )
}
