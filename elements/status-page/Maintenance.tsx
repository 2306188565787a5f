import refresh from 'icon:refresh'
import tool from 'icon:tool'
import { type ReactNode, useRef, useState } from 'react'
import { clockTime } from '../../core/base/time'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { Page } from './Page'

interface MaintenanceProps {
  isOn: boolean
  /** Asks now; null where the page was given no way to ask. */
  onLook: (() => Promise<void>) | null
  onStart(): void
  contacts: ReactNode
}

/** Header, apology, thanks and whom to ask. In the portal the router leads away as soon as it is over. */
export function Maintenance({ isOn, onLook, onStart, contacts }: MaintenanceProps) {
  const t = useText()
  const wasOn = useRef(isOn)
  wasOn.current ||= isOn
  const isOver = wasOn.current && !isOn
  const [isLooking, setLooking] = useState(false)
  const [lookedAt, setLookedAt] = useState<number | null>(null)

  async function look(): Promise<void> {
    setLooking(true)
    await onLook?.()
    setLooking(false)
    setLookedAt(Date.now())
  }

  const lookAgain = onLook && (
    <Button icon={refresh} busy={isLooking} onClick={() => void look()}>
      {t('statusPage.lookAgain')}
    </Button>
  )
  const toStart = (
    <Button kind="primary" onClick={onStart}>
      {t('statusPage.toStart')}
    </Button>
  )
  const stillOn = lookedAt === null ? '' : t('statusPage.stillOn', { time: clockTime(lookedAt, t.locale) })
  const says = [
    t('statusPage.apology'),
    t('statusPage.thanks'),
    ...(onLook && !isOver ? [t('statusPage.returns')] : []),
  ]
  return (
    <Page icon={tool} title={t('statusPage.maintenance')} says={says} steps={isOver ? toStart : lookAgain}>
      <p className="status-told" role="status">
        {isOver ? t('statusPage.isOver') : stillOn}
      </p>
      {contacts}
    </Page>
  )
}
