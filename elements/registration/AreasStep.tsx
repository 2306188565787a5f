import words from '../../core/i18n/en/registration-steps'
import { registerMessages, type Text } from '../../core/i18n/translate'
import { errorsUnder } from '../../core/registration/rules'
import { placesArea } from '../../core/service-areas/places-store'
import sheet from '../../styles/areas/areas-editor.css?inline'
import { useSheet, useStore } from '../base/hooks'
import { useText } from '../kit/context'
import { AreasEditor } from '../parts/AreasEditor'
import type { StepProps } from './step-props'

registerMessages('en', words)

/** Step 2: the areas to which drives can ship. What is delivered electronically is added once the partner is approved. */
export function AreasStep({ form, base, errors, onEdit }: StepProps) {
  const t = useText()
  useSheet(sheet)
  const { places, loading, failure, open, name, deepen } = useStore(placesArea)
  return (
    <div className="registration-areas">
      <p className="form-hint">{t('registration.areasHint')}</p>
      <AreasEditor
        areas={form.offer.areas}
        base={base.offer.areas}
        errors={areaErrors(errorsUnder('offer', errors))}
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

/** "areas[0].options[1].price" as the list itself counts it: "[0].options[1].price". */
function areaErrors(errors: Readonly<Record<string, Text>>): Readonly<Record<string, Text>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, words]) =>
      path.startsWith('areas') ? [[path.slice('areas'.length), words] as const] : [],
    ),
  )
}
