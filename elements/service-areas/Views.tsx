import { listsIn, offeredIn } from '../../core/service-areas/rules'
import type { Delivery, Offer } from '../../core/service-areas/types'
import { useText } from '../kit/context'
import { Tabs } from '../kit/layout/Tabs'
import { ViewSwitch } from '../kit/layout/ViewSwitch'
import type { ServiceAreasProps } from './contract'

interface ViewsProps {
  values: ServiceAreasProps['values']
  offer: Offer | null
  setView: ServiceAreasProps['host']['setView']
}

/** The switches of the offer: the tabs of delivery, and the choices of list and of view. */
export function Views({ values, offer, setView }: ViewsProps) {
  const t = useText()
  const count = (delivery: Delivery) => {
    if (offer === null) return {}
    const rows = values.list === 'areas' ? offeredIn(offer.areas, delivery) : listsIn(offer.lists, delivery)
    return { count: rows.length }
  }
  return (
    <>
      <Tabs
        label={t('serviceAreas.delivery')}
        current={values.delivery}
        onChange={delivery => setView('delivery', delivery)}
        tabs={[
          { id: 'drive', label: t('serviceAreas.drive'), ...count('drive') },
          { id: 'electronic', label: t('serviceAreas.electronic'), ...count('electronic') },
        ]}
      />
      <div className="switches">
        <ViewSwitch
          label={t('serviceAreas.kinds')}
          current={values.list}
          onChange={list => setView('list', list)}
          views={[
            { id: 'areas', label: t('serviceAreas.areas') },
            { id: 'theatres', label: t('serviceAreas.theatres') },
          ]}
        />
        <ViewSwitch
          label={t('serviceAreas.views')}
          current={values.view}
          onChange={view => setView('view', view)}
          views={[
            { id: 'current', label: t('serviceAreas.current') },
            { id: 'pending', label: t('serviceAreas.pending') },
          ]}
        />
      </div>
    </>
  )
}
