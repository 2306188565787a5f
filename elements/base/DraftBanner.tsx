import type { ReactNode } from 'react'
import type { Failure } from '../../core/base/errors'
import type { DraftState } from '../../core/drafts/draft'
import type { Form } from '../../core/drafts/form'
import words from '../../core/i18n/en/shared-drafts'
import { registerMessages, type Translate } from '../../core/i18n/translate'
import { failureText } from '../../core/notifications/failure-text'
import { Banner } from '../kit/Banner'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { NotSent } from './NotSent'

registerMessages('en', words)

/** How a draft stands, as its screen has read it. */
export interface DraftShown {
  readonly state: DraftState
  /** Why it could not be saved. */
  readonly failure: Failure | null
  /** Somebody else has saved one of the fields meanwhile; else it is another window that has typed in it. */
  readonly isServer: boolean
  /** So many changes could not be sent for want of a connection. */
  readonly unsent: number
  /** What was typed outlives a reload. */
  readonly kept: boolean
  takeTheirs(): void
  keepMine(): void
}

const untouched: DraftShown = {
  state: 'clean',
  failure: null,
  isServer: false,
  unsent: 0,
  kept: false,
  takeTheirs: () => {},
  keepMine: () => {},
}

type DraftSource = Pick<
  Form<unknown, unknown>,
  'state' | 'failure' | 'clashes' | 'unsent' | 'kept' | 'takeTheirs' | 'keepMine'
>

/** How a draft stands; read where signals are, in a screen. Null where nothing can be typed. */
export function draftShown(form: DraftSource | null): DraftShown {
  if (form === null) return untouched
  return {
    state: form.state.value,
    failure: form.failure.value,
    isServer: [...form.clashes.value.values()].some(({ from }) => from === 'server'),
    unsent: form.unsent.value,
    kept: form.kept.value,
    takeTheirs: () => form.takeTheirs(),
    keepMine: () => form.keepMine(),
  }
}

/** Says beside the button of a long form that what it was to save waits for a connection; null where nothing does. */
export function unsentWords({ state, unsent }: DraftShown, t: Translate): string | null {
  return state === 'waiting' ? t('shared.notSent', { count: unsent }) : null
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
  const { state, failure, isServer } = draft
  const t = useText()
  // While it is tried again it stays, with the focus that may be in it.
  const isTried = state === 'saving' && draft.unsent > 0
  if (state === 'waiting' || isTried) return <NotSent {...draft} busy={isTried} onSend={onSend} />
  if (failure && state !== 'saving' && state !== 'conflict')
    return (
      <Banner tone="danger" title={failureTitle}>
        {t.text(failureText(failure))}
      </Banner>
    )
  if (state === 'restored') return <Banner tone="info">{t('shared.draftRestored')}</Banner>
  if (state === 'synced') return <Banner tone="info">{t('shared.draftJoined')}</Banner>
  if (state !== 'conflict') return null
  const steps = (
    <>
      <Button size="bar" onClick={draft.takeTheirs}>
        {t(isServer ? 'shared.takeTheirs' : 'shared.takeOther')}
      </Button>
      <Button size="bar" onClick={draft.keepMine}>
        {t('shared.keepMine')}
      </Button>
    </>
  )
  return (
    <Banner tone="warn" step={steps} asks>
      {t(isServer ? 'shared.draftConflict' : 'shared.draftParted')}
      {differences}
    </Banner>
  )
}
