import type { DraftState } from '../../core/base/draft'
import type { Failure } from '../../core/base/errors'
import words from '../../core/i18n/en/shared-drafts'
import { registerMessages } from '../../core/i18n/translate'
import { failureText } from '../../core/notifications/failure-text'
import { Banner } from '../kit/Banner'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'

registerMessages('en', words)

interface DraftBannerProps {
  state: DraftState
  /** Why it could not be saved, and what is said above that. */
  failure: Failure | null
  failureTitle: string
  onTakeTheirs(): void
  onKeepMine(): void
}

/** Says of a Draft what a person should know before going on: it could not be saved, it came back, or somebody else has saved meanwhile. */
export function DraftBanner({ state, failure, failureTitle, onTakeTheirs, onKeepMine }: DraftBannerProps) {
  const t = useText()
  if (failure && state !== 'saving' && state !== 'conflict' && state !== 'parted')
    return (
      <Banner tone="danger" title={failureTitle}>
        {t.text(failureText(failure))}
      </Banner>
    )
  if (state === 'restored') return <Banner tone="info">{t('shared.draftRestored')}</Banner>
  if (state === 'joined') return <Banner tone="info">{t('shared.draftJoined')}</Banner>
  if (state !== 'conflict' && state !== 'parted') return null
  const [words, take] =
    state === 'parted'
      ? (['shared.draftParted', 'shared.takeOther'] as const)
      : (['shared.draftConflict', 'shared.takeTheirs'] as const)
  const steps = (
    <>
      <Button size="bar" onClick={onTakeTheirs}>
        {t(take)}
      </Button>
      <Button size="bar" onClick={onKeepMine}>
        {t('shared.keepMine')}
      </Button>
    </>
  )
  return (
    <Banner tone="warn" step={steps}>
      {t(words)}
    </Banner>
  )
}
