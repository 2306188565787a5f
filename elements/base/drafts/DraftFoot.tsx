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
  /** Null where there is nothing to close. */
  onClose: (() => void) | null
}

/** Returns why nothing can be saved now; undefined where it can. */
export function offWords(state: DraftState, t: Translate): string | undefined {
  if (state === 'clean') return t('shared.nothingChanged')
  return state === 'conflict' ? t('shared.chooseFirst') : undefined
}

/** Close and Save while it can be edited, Close alone while it cannot (specification, section 2). */
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
        <Button kind="primary" busy={state === 'saving'} off={offWords(state, t)} onClick={onSave}>
          {t('shared.save')}
        </Button>
      )}
    </>
  )
}
