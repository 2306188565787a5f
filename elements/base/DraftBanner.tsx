import type { DraftState } from '../../core/base/draft'
import words from '../../core/i18n/en/shared-drafts'
import { registerMessages } from '../../core/i18n/translate'
import { Banner } from '../kit/Banner'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'

registerMessages('en', words)

interface DraftBannerProps {
  state: DraftState
  onTakeTheirs(): void
  onKeepMine(): void
}

/** Says of a Draft what a person should know before going on: it came back, or somebody else has saved meanwhile. */
export function DraftBanner({ state, onTakeTheirs, onKeepMine }: DraftBannerProps) {
  const t = useText()
  if (state === 'restored') return <Banner tone="info">{t('shared.draftRestored')}</Banner>
  if (state !== 'conflict') return null
  const steps = (
    <>
      <Button size="bar" onClick={onTakeTheirs}>
        {t('shared.takeTheirs')}
      </Button>
      <Button size="bar" onClick={onKeepMine}>
        {t('shared.keepMine')}
      </Button>
    </>
  )
  return (
    <Banner tone="warn" step={steps}>
      {t('shared.draftConflict')}
    </Banner>
  )
}
