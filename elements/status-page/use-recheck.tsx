import refresh from 'icon:refresh'
import { type ReactNode, useState } from 'react'
import { clockTime } from '../../core/base/time'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'

interface Recheck {
  button: ReactNode
  /** When it was last checked, as a clock shows it; null before. */
  checkedAt: string | null
}

/** A button that checks again, busy meanwhile. */
export function useRecheck(check: () => Promise<unknown>, kind: 'primary' | 'plain'): Recheck {
  const t = useText()
  const [isChecking, setChecking] = useState(false)
  const [at, setAt] = useState<number | null>(null)

  async function press(): Promise<void> {
    setChecking(true)
    await check()
    setChecking(false)
    setAt(Date.now())
  }

  return {
    button: (
      <Button kind={kind} icon={refresh} busy={isChecking} onClick={() => void press()}>
        {t('statusPage.lookAgain')}
      </Button>
    ),
    checkedAt: at === null ? null : clockTime(at, t.locale),
  }
}
