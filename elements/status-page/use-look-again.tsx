import refresh from 'icon:refresh'
import { type ReactNode, useState } from 'react'
import { clockTime } from '../../core/base/time'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'

interface LookAgain {
  button: ReactNode
  /** When it was last looked, as a clock shows it; null before. */
  lookedAt: string | null
}

/** A button that looks again, and turns meanwhile. */
export function useLookAgain(look: () => Promise<unknown>): LookAgain {
  const t = useText()
  const [isLooking, setLooking] = useState(false)
  const [lookedAt, setLookedAt] = useState<number | null>(null)

  async function press(): Promise<void> {
    setLooking(true)
    await look()
    setLooking(false)
    setLookedAt(Date.now())
  }

  return {
    button: (
      <Button icon={refresh} busy={isLooking} onClick={() => void press()}>
        {t('statusPage.lookAgain')}
      </Button>
    ),
    lookedAt: lookedAt === null ? null : clockTime(lookedAt, t.locale),
  }
}
