import type { ReactNode } from 'react'
import type { Failure } from '../../../core/base/errors'
import { hasEditsBesideQueued } from '../../../core/drafts/cells'
import { type Clash, whoseClash } from '../../../core/drafts/clash'
import type { Form } from '../../../core/drafts/form'
import type { DraftState } from '../../../core/drafts/state'
import type { Translate } from '../../../core/i18n/translate'
import { failureText } from '../../../core/notifications/failure-text'
import { useText } from '../../kit/context'
import { Banner } from '../../kit/feedback/Banner'
import { inElement } from '../../kit/own-text'
import { Discarded } from './Discarded'
import { clashWords, type Unsent, unsentCount } from './draft-words'
import { NotSent } from './NotSent'
import { TakeOrKeep } from './TakeOrKeep'

/** How a draft stands, as its screen has read it. */
export interface DraftShown extends Unsent {
  readonly state: DraftState
  /** Why it could not be saved. */
  readonly failure: Failure | null
  /** Whose stands against what was typed. */
  readonly theirsFrom: Clash['from']
  takeTheirs(): void
  keepMine(): void
  /** Brings back what was discarded; null where nothing was, or something was typed since. */
  readonly undo: (() => void) | null
}

const untouched: DraftShown = {
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

/** How a draft stands; read where signals are, in a screen. Null where nothing can be typed. */
export function draftShown(form: DraftSource | null): DraftShown {
  if (form === null) return untouched
  return {
    state: form.state.value,
    failure: form.failure.value,
    theirsFrom: whoseClash([...form.clashes.value.values()].map(({ from }) => from)),
    unsent: form.unsent.value.size,
    typedOn: hasEditsBesideQueued(form.typed.value),
    unanswered: form.unanswered.value,
    kept: form.kept.value,
    takeTheirs: () => form.takeTheirs(),
    keepMine: () => form.keepMine(),
    undo: (form.discarded?.value && form.undoDiscard) || null,
  }
}

/** Says beside the button of a long form, whose banner is out of sight, that something waits for a connection; null where nothing does. */
export function unsentWords(draft: DraftShown, t: Translate): string | null {
  return draft.state === 'waiting' ? unsentCount(draft, t) : null
}

interface DraftBannerProps {
  draft: DraftShown
  /** What is said above the reason of a failure. */
  failureTitle: string
  /** What differs between what is saved and what was typed, while one of the two is to be chosen. */
  differences?: ReactNode
  onSend(): void
}

/** Says of a form what a person should know before going on: it could not be saved, it came back, or somebody else has saved meanwhile. */
export function DraftBanner({ draft, failureTitle, differences, onSend }: DraftBannerProps) {
  const { state, failure, theirsFrom } = draft
  const t = useText()
  // While it is tried again it stays, with the focus that may be in it.
  const isTried = state === 'saving' && draft.unsent > 0
  if (state === 'waiting' || isTried) return <NotSent {...draft} busy={isTried} onSend={onSend} />
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
      <span>{t(clashWords[theirsFrom])}</span>
      {inElement(differences)}
    </Banner>
  )
}
