import { useMemo } from 'react'
import type { Text } from '../../core/i18n/translate'
import { changes } from '../../core/service-areas/changes'
import { errorsUnder } from '../../core/service-areas/faults'
import { placesArea } from '../../core/service-areas/places-store'
import type { Offer } from '../../core/service-areas/types'
import { bring } from '../base/bring'
import { useStore } from '../base/hooks'
import { Part } from '../base/Part'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { EmptyState } from '../kit/states/EmptyState'
import { useStable } from '../kit/use-stable'
import { AreasEditor } from '../parts/AreasEditor'
import { ChangesPanel } from './ChangesPanel'
import type { ServiceAreasProps } from './ServiceAreas'

interface OfferViewProps {
  values: ServiceAreasProps['values']
  /** Null when there is nothing of this view. */
  offer: Offer | null
  /** What is in force. */
  current: Offer
  /** Shows what differs from what is in force. */
  compared: boolean
  errors: Readonly<Record<string, Text>>
  /** Null where it is read-only. */
  onChange: ((change: (offer: Offer) => Offer) => void) | null
  onShowCurrent(): void
}

const loadLists = async () => (await bring(import('./TheatreLists'))).TheatreLists

const none: Offer = { areas: [], lists: [] }

/** Areas or theatre lists of a tab, and what they change. */
export function OfferView({ values, offer, current, compared, errors, onChange, onShowCurrent }: OfferViewProps) {
  const t = useText()
  const store = useStore(placesArea)
  const places = store.places.value
  const edit = useStable((change: (offer: Offer) => Offer) => onChange?.(change))
  const differences = useMemo(() => (compared ? changes(current, offer ?? none) : []), [compared, current, offer])
  const areaErrors = useMemo(() => errorsUnder(errors, 'areas'), [errors])
  if (offer === null)
    return (
      <EmptyState
        title={t('serviceAreas.nonePending')}
        steps={<Button onClick={onShowCurrent}>{t('serviceAreas.showCurrent')}</Button>}
      >
        {t('serviceAreas.nonePendingDetail')}
      </EmptyState>
    )
  if (values.list === 'theatres') {
    const props = {
      lists: offer.lists,
      base: current.lists,
      errors: errorsUnder(errors, 'lists'),
      delivery: values.delivery,
      readOnly: onChange === null,
      onChange: (change: (lists: Offer['lists']) => Offer['lists']) =>
        edit(before => ({ ...before, lists: change(before.lists) })),
    }
    return (
      <>
        {compared && <ChangesPanel all={differences} places={places} />}
        <Part load={loadLists} props={props} rows={4} />
      </>
    )
  }
  return (
    <AreasEditor
      key={`${values.view} ${values.delivery}`}
      areas={offer.areas}
      base={current.areas}
      errors={areaErrors}
      delivery={values.delivery}
      places={places}
      loading={store.loading.value}
      failed={store.failure.value !== null}
      readOnly={onChange === null}
      onChange={change => edit(before => ({ ...before, areas: change(before.areas) }))}
      onOpenPlace={store.open}
      onNamePlaces={store.name}
      onDeepen={store.deepen}
    >
      {compared && <ChangesPanel all={differences} places={places} />}
    </AreasEditor>
  )
}
