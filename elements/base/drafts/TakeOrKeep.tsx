import type { Clash } from '../../../core/drafts/clash'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'

interface TakeOrKeepProps {
  /** The author of the values that conflict with the edits. */
  from: Clash['from'] | null
  /** The name of the record, when a screen has several such choices. */
  of?: string
  onTake(): void
  onKeep(): void
}

/** Offers the choice between the person's edits and the values that conflict with them. */
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
