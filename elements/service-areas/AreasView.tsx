import { useMemo } from 'react'
import { messagesUnder } from '../../core/base/field-path'
import { placesArea } from '../../core/service-areas/places-store'
import type { Offer } from '../../core/service-areas/types'
import sheet from '../../styles/areas/areas-editor.css?inline'
import forms from '../../styles/forms.css?inline'
import { useSheet, useStore } from '../base/hooks'
import { useStable } from '../kit/use-stable'
import { AreasEditor } from '../parts/AreasEditor'
import { ChangesPanel } from './ChangesPanel'
import type { OfferProps } from './OfferView'

/** The areas of a tab, with the places that are loaded. */
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
      {compared && <ChangesPanel before={current} after={offer} places={places} />}
    </AreasEditor>
  )
}
