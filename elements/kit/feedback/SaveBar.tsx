import alert from 'icon:alert-circle'
import refresh from 'icon:refresh'
import offline from 'icon:wifi-off'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'

/** A problem, shown as a link to its place. */
export interface SaveProblem {
  readonly text: string
  /** `warn` does not prevent a save. */
  readonly tone?: 'danger' | 'warn'
  /** By default the icon of an error. */
  readonly icon?: string
  onShow(): void
}

interface SaveBarProps {
  /** The number of changed rows that are not saved. */
  count: number
  /** Texts instead of "4 rows changed" and "Save 4 rows". */
  labels?: { changed: ReactNode; save: ReactNode } | undefined
  /** A sentence about why the rows are not saved. */
  why?: string | undefined
  /** Whether the edits wait for a connection: the bar warns, and its button tries again. */
  waits?: boolean | undefined
  problem?: SaveProblem | undefined
  /** Buttons instead of Discard, for a choice that is required before a save. The bar warns. */
  choice?: ReactNode
  busy?: boolean
  onDiscard(): void
  onSave(): void
}

/** A bar at the foot of the panel while edits are not saved. */
export function SaveBar(props: SaveBarProps) {
  const { count, labels, why, waits = false, problem, choice, busy = false, onDiscard, onSave } = props
  const t = useText()
  const isHeld = waits || choice !== undefined
  const discard = (
    <Button kind="quiet" onClick={onDiscard} offReason={busy ? t('kit.loading') : undefined}>
      {t('kit.discard')}
    </Button>
  )
  return (
    <div className="save-bar" data-tone={isHeld ? 'warn' : undefined}>
      {waits ? <Icon of={offline} /> : <span className="dot" aria-hidden="true" />}
      <span role="status">
        <b>{labels?.changed ?? t('kit.rowsChanged', { count })}</b>
        <span>{why ? ' ' : ', '}</span>
        <span className="quiet-text">{why ?? t('kit.notSaved')}</span>
      </span>
      {problem && (
        <span className="save-problem" data-tone={problem.tone ?? 'danger'}>
          <Icon of={problem.icon ?? alert} />
          <button type="button" className="link" onClick={problem.onShow}>
            {problem.text}
          </button>
        </span>
      )}
      <div className="save-steps">
        {inElement(choice ?? discard)}
        <Button kind={isHeld ? 'plain' : 'primary'} icon={waits ? refresh : undefined} onClick={onSave} busy={busy}>
          {labels?.save ?? t('kit.saveRows', { count })}
        </Button>
      </div>
    </div>
  )
}
