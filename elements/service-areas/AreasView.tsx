import { useMemo } from 'react'
import { messagesUnder } from '../../core/base/field-path'
import { lazy } from '../../core/base/lazy'
import type { Text } from '../../core/i18n/translate'
import { placesArea } from '../../core/service-areas/places-store'
import type { Offer } from '../../core/service-areas/types'
import sheet from '../../styles/areas/areas-editor.css?inline'
import forms from '../../styles/bundles/forms.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { Part } from '../kit/feedback/Part'
import { useStable } from '../kit/use-stable'
import { AreasEditor } from '../parts/areas/AreasEditor'
import type { ServiceAreasProps } from './contract'

const changesPart = lazy(() => import('./changes-parts'), 'ChangesPanel')

export interface OfferProps {
  offer: Offer
  /** The offer in force. */
  current: Offer
  /** Whether to show the differences from the offer in force. */
  compared: boolean
  errors: Readonly<Record<string, Text>>
  delivery: ServiceAreasProps['values']['delivery']
  /** Null if the offer is read-only. */
  onChange: ((change: (offer: Offer) => Offer) => void) | null
}

/** The areas of a tab, with the loaded places. */
export function AreasView({ offer, current, compared, errors, delivery, onChange }: OfferProps) {
  useSheet(forms)
  useSheet(sheet)
  const store = useStore(placesArea)
  const places = store.places.value
  const edit = useStable((change: (offer: Offer) => Offer) => onChange?.(change))
  const areaErrors = useMemo(() => messagesUnder('areas', errors), [errors])
  return (
    <AreasEditor
      areas={offer.areas}
      base={current.areas}
      errors={areaErrors}
      delivery={delivery}
      places={places}
      loading={store.loading.value}
      failed={store.failure.value !== null}
      readOnly={onChange === null}
      onChange={change => edit(before => ({ ...before, areas: change(before.areas) }))}
      onOpenPlace={store.open}
      onNamePlaces={store.name}
      onDeepen={store.deepen}
    >
      {compared && <Part of={changesPart} rows={3} props={{ before: current, after: offer }} />}
    </AreasEditor>
  )
}
