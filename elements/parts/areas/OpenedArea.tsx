import layers from 'icon:stack-2'
import { useMemo, useState } from 'react'
import { problemsIn } from '../../../core/drafts/validate'
import type { Text } from '../../../core/i18n/translate'
import { fullName, nameOf } from '../../../core/service-areas/places'
import { areaSchema } from '../../../core/service-areas/schema'
import type { AreaForm, Places } from '../../../core/service-areas/types'
import type { DeliveryType } from '../../../core/wire/service-areas'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { SelectField } from '../../kit/fields/SelectField'
import { Named, NameList } from '../../kit/named'
import { ApplyOptions } from './ApplyOptions'
import { typeText } from './area-text'
import { OptionsEditor } from './OptionsEditor'
import { typedMistakes } from './typed-mistakes'

export interface OpenedAreaProps {
  area: AreaForm
  base: AreaForm | undefined
  errors: Readonly<Record<string, Text>>
  /** The delivery types to choose from; null without a choice. */
  types: readonly DeliveryType[] | null
  pickup: boolean
  places: Places
  readOnly: boolean
  onChange(change: Partial<AreaForm>): void
  /** The other areas, which can receive the options of this one. */
  others: readonly AreaForm[]
  onApply(keys: ReadonlySet<string>): void
  /** Is called when the dialog that chooses the other areas opens. */
  onAsk(): void
}

/** The delivery options of an area, and its excluded places. */
export function OpenedArea(props: OpenedAreaProps) {
  const { area, base, errors, types, places, readOnly, others, onChange, onApply, onAsk } = props
  const t = useText()
  const [applying, setApplying] = useState(false)
  const optionErrors = useMemo(
    () => Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/^options/, ''), text])),
    [errors],
  )
  const mistakes = useMemo(
    () => (readOnly ? {} : typedMistakes(area.options, problemsIn(areaSchema, area))),
    [area, readOnly],
  )
  return (
    <section className="opened-area" aria-label={t('areas.optionsOf', { name: fullName(places, area.code) })}>
      {area.excludeCodes.length > 0 && (
        <p className="quiet-text">
          <Named
            of="areas.leftOut"
            vars={{ places: <NameList names={area.excludeCodes.map(code => nameOf(places, code))} /> }}
          />
        </p>
      )}
      {types && (
        <SelectField
          label={t('areas.type')}
          readOnly={readOnly}
          value={area.deliveryType}
          options={types.map(type => ({ value: type, label: typeText(type, t) }))}
          onChange={type => onChange({ deliveryType: type as DeliveryType })}
        />
      )}
      <OptionsEditor
        options={area.options}
        base={base?.options ?? area.options}
        errors={optionErrors}
        mistakes={mistakes}
        pickup={props.pickup}
        readOnly={readOnly}
        onChange={options => onChange({ options })}
        action={
          others.length > 0 && (
            <Button
              kind="quiet"
              size="bar"
              icon={layers}
              onClick={() => {
                onAsk()
                setApplying(true)
              }}
            >
              {t('areas.applyTo')}
            </Button>
          )
        }
      />
      {applying && (
        <ApplyOptions
          from={area}
          others={others}
          places={places}
          onClose={() => setApplying(false)}
          onApply={keys => {
            setApplying(false)
            onApply(keys)
          }}
        />
      )}
    </section>
  )
}
