import { openedAppliance } from '../../core/appliances/opened-store'
import words from '../../core/i18n/en/appliances-opened'
import { registerMessages } from '../../core/i18n/translate'
import { session } from '../../core/session/store'
import { dockDownloads } from '../../core/work-orders/dock-downloads-store'
import { movies } from '../../core/work-orders/movies'
import sheet from '../../styles/areas/appliances-opened.css?inline'
import { useScreen, useSheet, useStore } from '../base/bridge/hooks'
import { orderPath } from '../parts/copies/OrderLink'
import { Downloads } from './Downloads'
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
  const { host, portal } = useScreen()
  const films = useStore(movies).known.value
  const downloads = useStore(dockDownloads, id)
  const list = downloads.list.value
  const dock = store.about.value.data
  const orders = {
    portalBase: portal.options.value.bases.portal ?? null,
    onOrder: (no: string) => void host.navigate(orderPath(no)),
  }
  return (
    <OpenedView
      id={id}
      about={store.about.value}
      tasks={store.tasks.value}
      showsIp={who.admin.value}
      zone={who.zone.value}
      downloads={
        list.length > 0 && (
          <Downloads
            list={list}
            count={downloads.count.value}
            films={films}
            rate={dock?.isOnline ? dock.downloadRate : 0}
            onAll={downloads.showAll}
            {...orders}
          />
        )
      }
      {...orders}
      onClose={onClose}
      onRetry={() => void store.refresh()}
    />
  )
}
