import { useState } from 'react'
import { DateRange } from '../../../../../elements/kit/calendar/DateRange'
import type { DayRange } from '../../../../../elements/kit/calendar/days'
import { Banner } from '../../../../../elements/kit/feedback/Banner'
import { Button } from '../../../../../elements/kit/fields/Button'
import { NumberField } from '../../../../../elements/kit/fields/NumberField'
import { RadioGroup } from '../../../../../elements/kit/fields/RadioGroup'
import { SidePanel } from '../../../../../elements/kit/overlays/SidePanel'
import { type Kind, kinds, monthWords } from '../data/month'

interface Props {
  days: DayRange
  onDays: (days: DayRange) => void
  onClose: () => void
}

/** The panel that edits the selected days. */
export function DaysPanel({ days, onDays, onClose }: Props) {
  const [kind, setKind] = useState<Kind>('surge')
  const [percent, setPercent] = useState('40')
  return (
    <SidePanel
      inline
      title={monthWords.chosen}
      onClose={onClose}
      foot={
        <>
          <span style={{ marginInlineEnd: 'auto' }}>
            <Button kind="danger">{monthWords.clear}</Button>
          </span>
          <Button kind="quiet" onClick={onClose}>
            {monthWords.cancel}
          </Button>
          <Button kind="primary">{monthWords.save}</Button>
        </>
      }
    >
      <DateRange label={monthWords.dates} value={days} onChange={onDays} hint={monthWords.datesHint} />
      <RadioGroup boxed label={monthWords.happens} options={kinds} value={kind} onChange={setKind} />
      {(kind === 'surge' || kind === 'discount') && (
        <div style={{ maxInlineSize: 128 }}>
          <NumberField label={monthWords.surge} suffix="%" value={percent} onChange={setPercent} />
        </div>
      )}
      <p className="field-message">{monthWords.price}</p>
      <Banner tone="info">{monthWords.keepPrice}</Banner>
    </SidePanel>
  )
}
