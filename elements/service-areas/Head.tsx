import send from 'icon:send'
import { listsIn, offeredIn } from '../../core/service-areas/rules'
import type { Delivery, Offer } from '../../core/service-areas/types'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { PageHead } from '../kit/layout/PageHead'
import { Tabs } from '../kit/layout/Tabs'
import { ViewSwitch } from '../kit/layout/ViewSwitch'
import type { ServiceAreasProps } from './contract'

interface HeadProps {
  values: ServiceAreasProps['values']
  offer: Offer | null
  editing: boolean
  /** It was submitted before, and sent back. */
  again: boolean
  dirty: boolean
  differs: boolean
  saving: boolean
  setView: ServiceAreasProps['host']['setView']
  onDiscard(): void
  onSubmit(): void
}

/** Title, tabs, the two switches, and what is done with the whole. */
export function Head(props: HeadProps) {
  const { values, offer, editing, differs, setView } = props
  const t = useText()
  const count = (delivery: Delivery) => {
    if (offer === null) return {}
    const rows = values.list === 'areas' ? offeredIn(offer.areas, delivery) : listsIn(offer.lists, delivery)
    return { count: rows.length }
  }
  return (
    <>
      <PageHead title={t('serviceAreas.title')}>
        {editing && (
          <>
            {props.dirty && (
              <Button kind="quiet" onClick={props.onDiscard}>
                {t('serviceAreas.discard')}
              </Button>
            )}
            <Button
              kind="primary"
              icon={send}
              busy={props.saving}
              off={differs ? undefined : t('serviceAreas.nothingChanged')}
              onClick={props.onSubmit}
            >
              {t(props.again ? 'serviceAreas.submitAgain' : 'serviceAreas.submit')}
            </Button>
          </>
        )}
      </PageHead>
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
