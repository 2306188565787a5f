import { type ReactNode, useRef } from 'react'
import { useText } from '../kit/context'
import { maintenance } from '../kit/drawings/whole-view'
import { Page } from './Page'
import { useRecheck } from './use-recheck'

interface MaintenanceProps {
  isOn: boolean
  /** Asks now; null where the page was given no way to ask. */
  onLook: (() => Promise<void>) | null
  toStart: ReactNode
  contacts: ReactNode
}

/** Header, apology, thanks and whom to ask. In the portal the router leads away as soon as it is over. */
export function Maintenance({ isOn, onLook, toStart, contacts }: MaintenanceProps) {
  const t = useText()
  const wasOn = useRef(isOn)
  wasOn.current ||= isOn
  const isOver = wasOn.current && !isOn
  const { button, checkedAt } = useRecheck(async () => onLook?.(), 'plain')
  const stillOn = checkedAt === null ? '' : t('statusPage.stillOn', { time: checkedAt })
  const paragraphs = [
    t('statusPage.apology'),
    t('statusPage.thanks'),
    ...(onLook && !isOver ? [t('statusPage.returns')] : []),
  ]
  return (
    <Page
      drawing={maintenance}
      title={t('statusPage.maintenance')}
      paragraphs={paragraphs}
      steps={isOver ? toStart : onLook && button}
      outcome={isOver ? t('statusPage.isOver') : stillOn}
    >
      {contacts}
    </Page>
  )
}
