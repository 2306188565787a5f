import { useRef } from 'react'
import { messagesUnder } from '../../core/base/field-path'
import { withoutRow } from '../../core/registration/faults'
import { placesArea } from '../../core/service-areas/places-store'
import sheet from '../../styles/areas/areas-editor.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { AreasEditor } from '../parts/areas/AreasEditor'
import { useFocusAfter } from '../parts/use-focus-after'
import { HiddenFaults } from './HiddenFaults'
import { useWizard } from './wizard-context'

/** Step 2: the areas to which drives can ship. Electronic delivery is added once the partner is approved. */
export function AreasStep() {
  const t = useText()
  const { form, base, errors, onEdit } = useWizard()
  useSheet(sheet)
  const root = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(root)
  const { places, loading, failure, open, name, deepen } = useStore(placesArea)
  return (
    <div ref={root} className="registration-areas">
      <p className="form-hint">{t('registration.areasHint')}</p>
      <HiddenFaults
        offer={form.offer}
        errors={errors}
        places={places.value}
        onTakeOut={row => {
          focusAfter('.hidden-faults button, [role=tree]')
          onEdit(before => ({ ...before, offer: withoutRow(before.offer, row) }))
        }}
      />
      <AreasEditor
        areas={form.offer.areas}
        base={base.offer.areas}
        errors={messagesUnder('offer.areas', errors)}
        delivery="drive"
        places={places.value}
        loading={loading.value}
        failed={failure.value !== null}
        onChange={change =>
          onEdit(before => ({ ...before, offer: { ...before.offer, areas: change(before.offer.areas) } }))
        }
        onOpenPlace={open}
        onNamePlaces={name}
        onDeepen={deepen}
      />
    </div>
  )
}
