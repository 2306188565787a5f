import '../../core/shipments/rows/words'
import arrowLeft from 'icon:arrow-left'
import arrowRight from 'icon:arrow-right'
import users from 'icon:users'
import { type KeyboardEvent, useId, useState } from 'react'
import sheet from '../../styles/areas/shipments-conflict.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { TakeOrKeep } from '../base/drafts/TakeOrKeep'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { type ConflictValue, conflictValues } from './conflict-values'
import { type CellProps, idOf, nameOf } from './row-context'

type Side = 'mine' | 'theirs'

/** The two values of a row in conflict, side by side, and the choice between them. */
export function RowConflict({ row, ctx }: CellProps) {
  useSheet(sheet)
  const t = useText()
  const [chosen, setChosen] = useState<Side>('mine')
  const id = idOf(row)
  const from = row.theirsFrom ?? 'server'
  const values = conflictValues(row, t)
  const group = useId()

  const onTake = () => ctx.store.takeTheirs([id])
  const onKeep = () => ctx.store.keepMine([id])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    if (chosen === 'mine') onKeep()
    else onTake()
    ctx.onConflict(id)
  }

  return (
    <fieldset className="elsewhere" data-tone="warn" data-conflict={id}>
      <legend className="elsewhere-title">
        <Icon of={users} />
        <span>
          <span className="sr-only">{`${nameOf(row)}: `}</span>
          <span>{t(`shipments.conflict.${from}`)}</span>
        </span>
      </legend>
      <div className="two-values">
        {(['mine', 'theirs'] as const).map(side => (
          <label key={side} className="radio-option">
            <input
              type="radio"
              name={group}
              checked={chosen === side}
              onChange={() => setChosen(side)}
              onKeyDown={onKeyDown}
            />
            <span className="two-values-side">
              <span className="radio-detail">
                {t(side === 'mine' ? 'shipments.yours' : `shipments.theirs.${from}`)}
              </span>
              {values.map(value => (
                <Value key={value.field} value={value} text={value[side]} />
              ))}
            </span>
          </label>
        ))}
      </div>
      <div className="elsewhere-steps">
        <TakeOrKeep from={from} of={nameOf(row)} onTake={onTake} onKeep={onKeep} />
        <span className="conflict-keys" aria-hidden="true">
          <kbd>
            <Icon of={arrowLeft} size={14} />
          </kbd>
          <kbd>
            <Icon of={arrowRight} size={14} />
          </kbd>
          <span>{t('shipments.conflict.choose')}</span>
          <kbd>{t('shipments.keys.enter')}</kbd>
          <span>{t('shipments.conflict.next')}</span>
        </span>
      </div>
    </fieldset>
  )
}

/** One value of a side. A courier with its number has no label. */
function Value({ value: { label }, text }: { value: ConflictValue; text: string }) {
  return (
    <span className="two-values-value">
      {label && <span className="quiet-text">{`${label} `}</span>}
      <span className={label ? undefined : 'mono'} translate={label ? undefined : 'no'}>
        {text}
      </span>
    </span>
  )
}
