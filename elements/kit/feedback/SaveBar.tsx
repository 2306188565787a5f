import alert from 'icon:alert-circle'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { Icon } from '../icons/Icon'

interface SaveBarProps {
  /** How many rows are changed and not saved. */
  count: number
  /** Other words than "4 rows changed" and "Save 4 rows". */
  words?: { changed: ReactNode; save: ReactNode } | undefined
  /** Why they are not, in a sentence. */
  why?: string | undefined
  /** What keeps it from being saved, as a link that leads there. */
  problem?: { text: string; onShow(): void } | undefined
  busy?: boolean
  onDiscard(): void
  onSave(): void
}

/** Stands at the foot of the panel while something is not saved. */
export function SaveBar({ count, words, why, problem, busy = false, onDiscard, onSave }: SaveBarProps) {
  const t = useText()
  return (
    <div className="save-bar">
      <span className="dot" aria-hidden="true" />
      <span role="status">
        <b>{words?.changed ?? t('kit.rowsChanged', { count })}</b>
        <span>{why ? ' ' : ', '}</span>
        <span className="quiet-text">{why ?? t('kit.notSaved')}</span>
      </span>
      {problem && (
        <span className="save-problem">
          <Icon of={alert} />
          <button type="button" className="link" onClick={problem.onShow}>
            {problem.text}
          </button>
        </span>
      )}
      <div className="save-steps">
        <Button kind="quiet" onClick={onDiscard} off={busy ? t('kit.loading') : undefined}>
          {t('kit.discard')}
        </Button>
        <Button kind="primary" onClick={onSave} busy={busy}>
          {words?.save ?? t('kit.saveRows', { count })}
        </Button>
      </div>
    </div>
  )
}
