import dots from 'icon:dots'
import { useState } from 'react'
import { DateRange } from '../../../../../elements/kit/calendar/DateRange'
import { Button } from '../../../../../elements/kit/fields/Button'
import { Checkbox } from '../../../../../elements/kit/fields/Checkbox'
import { IconButton } from '../../../../../elements/kit/fields/IconButton'
import { RadioGroup } from '../../../../../elements/kit/fields/RadioGroup'
import { Menu } from '../../../../../elements/kit/overlays/Menu'
import { Popover } from '../../../../../elements/kit/overlays/Popover'
import { SidePanel } from '../../../../../elements/kit/overlays/SidePanel'
import { menuItems, sent, fieldWords as words } from '../data/fields'

/** Checkboxes, radios, a range of days, and a popover beside a button. */
export function Choices() {
  const [accepted, setAccepted] = useState(true)
  const [way, setWay] = useState<(typeof sent)[number]['value']>('drive')
  const [days, setDays] = useState({ from: '2026-11-02', to: '2026-11-19' })
  const [open, setOpen] = useState(false)
  return (
    <>
      <Checkbox label={words.terms} checked={accepted} onChange={setAccepted} />
      <Checkbox label={words.some} checked={false} indeterminate onChange={setAccepted} />
      <Checkbox label={words.invalid} checked={false} error={words.invalidWhy} onChange={setAccepted} />
      <RadioGroup label={words.both} options={sent} value={way} onChange={setWay} />
      <DateRange label={words.period} value={days} onChange={setDays} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Popover label={words.filter} trigger={props => <Button {...props}>{words.filter}</Button>}>
          {() => <Checkbox label={words.terms} checked={accepted} onChange={setAccepted} />}
        </Popover>
        <Button onClick={() => setOpen(true)}>{words.open}</Button>
        <Menu
          label={words.more}
          items={menuItems}
          onChoose={() => undefined}
          trigger={props => <IconButton {...props} icon={dots} kind="plain" size="control" label={words.more} />}
        />
      </div>
      {open && (
        <SidePanel
          title={words.sheet}
          onClose={() => setOpen(false)}
          foot={<Button onClick={() => setOpen(false)}>{words.off}</Button>}
        >
          <Checkbox label={words.terms} checked={accepted} onChange={setAccepted} />
        </SidePanel>
      )}
    </>
  )
}
