import refresh from 'icon:refresh'
import { type ReactNode, useState } from 'react'
import { clockTime } from '../../core/base/time'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'

interface Recheck {
  button: ReactNode
  /** The time of the last check as text; null before the first check. */
  checkedAt: string | null
}

/** Returns a button that checks again, and is busy during the check. */
export function useRecheck(check: () => Promise<unknown>, kind: 'primary' | 'plain'): Recheck {
  const t = useText()
  const [isChecking, setChecking] = useState(false)
  const [endedAt, setEndedAt] = useState<number | null>(null)

  async function press(): Promise<void> {
    setChecking(true)
    await check()
    setChecking(false)
    setEndedAt(Date.now())
  }

  return {
    button: (
      <Button kind={kind} icon={refresh} busy={isChecking} onClick={() => void press()}>
        {t('statusPage.lookAgain')}
      </Button>
    ),
    checkedAt: endedAt === null ? null : clockTime(endedAt, t.locale),
  }
}
