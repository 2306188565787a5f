import { type ReactNode, useRef } from 'react'
import { useText } from '../kit/context'
import { maintenance } from '../kit/drawings/whole-view'
import { Page } from './Page'
import { useRecheck } from './use-recheck'

interface MaintenanceProps {
  isOn: boolean
  /** Checks now whether the maintenance is over; null if the page cannot check. */
  onCheck: (() => Promise<void>) | null
  toStart: ReactNode
  contacts: ReactNode
}

/**
 * The title, an apology, thanks and contacts. In the portal the router leaves this page as soon as the maintenance is
 * over.
 */
export function Maintenance({ isOn, onCheck, toStart, contacts }: MaintenanceProps) {
  const t = useText()
  const wasOn = useRef(isOn)
  wasOn.current ||= isOn
  const isOver = wasOn.current && !isOn
  const { button, checkedAt } = useRecheck(async () => onCheck?.(), 'plain')
  const stillOn = checkedAt === null ? '' : t('statusPage.stillOn', { time: checkedAt })
  const paragraphs = [
    t('statusPage.apology'),
    t('statusPage.thanks'),
    ...(onCheck && !isOver ? [t('statusPage.returns')] : []),
  ]
  return (
    <Page
      drawing={maintenance}
      title={t('statusPage.maintenance')}
      paragraphs={paragraphs}
      steps={isOver ? toStart : onCheck && button}
      outcome={isOver ? t('statusPage.isOver') : stillOn}
    >
      {contacts}
    </Page>
  )
}
