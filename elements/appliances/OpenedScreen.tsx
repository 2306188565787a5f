import { openedAppliance } from '../../core/appliances/opened-store'
import words from '../../core/i18n/en/appliances-opened'
import { registerMessages } from '../../core/i18n/translate'
import { session } from '../../core/session/store'
import sheet from '../../styles/areas/appliances-opened.css?inline'
import { useSheet, useStore } from '../base/hooks'
import { OpenedView } from './OpenedView'

registerMessages('en', words)

interface OpenedScreenProps {
  id: string
  onClose(): void
}

/** One appliance beside the others. */
export function OpenedScreen({ id, onClose }: OpenedScreenProps) {
  useSheet(sheet)
  const store = useStore(openedAppliance, id)
  const who = useStore(session)
  return (
    <OpenedView
      id={id}
      about={store.about.value}
      tasks={store.tasks.value}
      showsIp={who.admin.value}
      zone={who.zone.value}
      onClose={onClose}
      onRetry={() => void store.refresh()}
    />
  )
}
