import close from 'icon:x'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { inElement } from '../own-text'

interface SelectionBarProps {
  count: number
  /** Quiet buttons of bar size: the actions for the selected rows. */
  children: ReactNode
  onClear(): void
}

/** A bar above the table's head while rows are selected. */
export function SelectionBar({ count, children, onClear }: SelectionBarProps) {
  const t = useText()
  return (
    <div className="panel-bar chosen">
      <b role="status">{t('kit.selected', { count })}</b>
      {inElement(children)}
      <span className="push">
        <Button kind="quiet" size="bar" icon={close} onClick={onClear}>
          {t('kit.clear')}
        </Button>
      </span>
    </div>
  )
}
