import '../../../core/drafts/words'
import type { DraftState } from '../../../core/drafts/state'
import type { Translate } from '../../../core/i18n/translate'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'

interface DraftFootProps {
  editable: boolean
  state: DraftState
  onDiscard(): void
  onSave(): void
  /** Null when there is nothing to close. */
  onClose: (() => void) | null
}

/** Returns the reason why nothing can be saved now; undefined when edits can be saved. */
export function disabledReason(state: DraftState, t: Translate): string | undefined {
  if (state === 'clean') return t('shared.nothingChanged')
  return state === 'conflict' ? t('shared.chooseFirst') : undefined
}

/**
 * Shows Close and Save while the form is editable, and Discard while it has edits; else only Close (specification,
 * section 2).
 */
export function DraftFoot({ editable, state, onDiscard, onSave, onClose }: DraftFootProps) {
  const t = useText()
  const isChanged = state !== 'clean' && state !== 'saving'
  return (
    <>
      {editable && isChanged && (
        <Button kind="quiet" onClick={onDiscard}>
          {t('shared.discard')}
        </Button>
      )}
      {onClose && <Button onClick={onClose}>{t('kit.close')}</Button>}
      {editable && (
        <Button kind="primary" busy={state === 'saving'} offReason={disabledReason(state, t)} onClick={onSave}>
          {t('shared.save')}
        </Button>
      )}
    </>
  )
}
