import type { ReactNode } from 'react'
import type { Failure } from '../../../core/base/errors'
import { hasEditsBesideQueued } from '../../../core/drafts/cells'
import { type Clash, chooseClashSource } from '../../../core/drafts/clash'
import type { Form } from '../../../core/drafts/form'
import type { DraftState } from '../../../core/drafts/state'
import type { Translate } from '../../../core/i18n/translate'
import { failureText } from '../../../core/notifications/failure-text'
import { useText } from '../../kit/context'
import { Banner } from '../../kit/feedback/Banner'
import { inElement } from '../../kit/own-text'
import { Discarded } from './Discarded'
import { clashTexts, type Unsent, unsentCount } from './draft-words'
import { NotSent } from './NotSent'
import { TakeOrKeep } from './TakeOrKeep'

/** The state of a draft, as its screen has read it. */
export interface ShownDraft extends Unsent {
  readonly state: DraftState
  /** The failure of the last save. */
  readonly failure: Failure | null
  /** The author of the values that conflict with the edits. */
  readonly theirsFrom: Clash['from']
  takeTheirs(): void
  keepMine(): void
  /** Restores discarded edits; null when none were discarded, or when something was edited since. */
  readonly undo: (() => void) | null
}

const untouched: ShownDraft = {
  state: 'clean',
  failure: null,
  theirsFrom: 'server',
  unsent: 0,
  typedOn: false,
  unanswered: false,
  kept: false,
  takeTheirs: () => {},
  keepMine: () => {},
  undo: null,
}

type DraftSource = Pick<
  Form<unknown>,
  'typed' | 'state' | 'failure' | 'clashes' | 'unsent' | 'unanswered' | 'kept' | 'takeTheirs' | 'keepMine'
> &
  Partial<Pick<Form<unknown>, 'discarded' | 'undoDiscard'>>

/**
 * Reads the state of a draft from its signals, so screens call it while they track signals. Without a form, because
 * nothing can be edited, the state is that of an untouched draft.
 */
export function readDraft(form: DraftSource | null): ShownDraft {
  if (form === null) return untouched
  return {
    state: form.state.value,
    failure: form.failure.value,
    theirsFrom: chooseClashSource([...form.clashes.value.values()].map(({ from }) => from)),
    unsent: form.unsent.value.size,
    typedOn: hasEditsBesideQueued(form.typed.value),
    unanswered: form.unanswered.value,
    kept: form.kept.value,
    takeTheirs: () => form.takeTheirs(),
    keepMine: () => form.keepMine(),
    undo: (form.discarded?.value && form.undoDiscard) || null,
  }
}

/**
 * Returns the text beside the button of a long form, where the banner is out of sight, while edits wait for a
 * connection; else null.
 */
export function unsentText(draft: ShownDraft, t: Translate): string | null {
  return draft.state === 'waiting' ? unsentCount(draft, t) : null
}

interface DraftBannerProps {
  draft: ShownDraft
  /** The title above the reason of a failure. */
  failureTitle: string
  /** The differences between the edits and the conflicting values, while one of the two is to be chosen. */
  differences?: ReactNode
  onSend(): void
}

/**
 * Shows a state of a form that needs attention, such as a failed save, restored edits, or a conflict with values that
 * another person has saved.
 */
export function DraftBanner({ draft, failureTitle, differences, onSend }: DraftBannerProps) {
  const { state, failure, theirsFrom } = draft
  const t = useText()
  // Keep the banner during another attempt, since the focus may be in it.
  const isSending = state === 'saving' && draft.unsent > 0
  if (state === 'waiting' || isSending) return <NotSent {...draft} busy={isSending} onSend={onSend} />
  if (failure && state !== 'saving' && state !== 'conflict')
    return (
      <Banner tone="danger" title={failureTitle}>
        <span>{t.text(failureText(failure))}</span>
        {failure.retryable && <p>{t('shared.notLost')}</p>}
      </Banner>
    )
  if (state === 'withdrawn') return <Banner tone="warn">{t('shared.withdrawn')}</Banner>
  if (state === 'restored') return <Banner tone="mute">{t('shared.draftRestored')}</Banner>
  if (state === 'synced') return <Banner tone="mute">{t('shared.draftJoined')}</Banner>
  if (draft.undo && state !== 'conflict' && state !== 'saving') return <Discarded onUndo={draft.undo} />
  if (state !== 'conflict') return null
  return (
    <Banner tone="warn" step={<TakeOrKeep from={theirsFrom} onTake={draft.takeTheirs} onKeep={draft.keepMine} />} asks>
      <span>{t(clashTexts[theirsFrom])}</span>
      {inElement(differences)}
    </Banner>
  )
}
