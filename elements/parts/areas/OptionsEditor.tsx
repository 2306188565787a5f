import plus from 'icon:plus'
import trash from 'icon:trash'
import { type ReactNode, useRef } from 'react'
import type { Text } from '../../../core/i18n/translate'
import { newOption, units } from '../../../core/service-areas/options'
import { centsOf, normalizePrice } from '../../../core/service-areas/prices'
import type { OptionForm, Unit } from '../../../core/service-areas/types'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { IconButton } from '../../kit/fields/IconButton'
import { NumberField } from '../../kit/fields/NumberField'
import { ProblemOf } from '../../kit/fields/ProblemOf'
import { SelectField } from '../../kit/fields/SelectField'
import { TimeField } from '../../kit/fields/TimeField'
import { inElement } from '../../kit/own-text'
import { useFocusAfter } from '../use-focus-after'
import { useTypedErrors } from './typed-mistakes'

interface OptionsEditorProps {
  options: readonly OptionForm[]
  /** The previous options. Differences from them are marked. */
  base: readonly OptionForm[]
  /** The errors by path: "[1].price"; '' for all options together. */
  errors: Readonly<Record<string, Text>>
  /** The messages about typed values, by the same paths. Each is shown after its field is left. */
  mistakes: Readonly<Record<string, Text>>
  /** Whether options have a pick-up time, which only drive delivery has. */
  pickup: boolean
  readOnly: boolean
  onChange(options: readonly OptionForm[]): void
  /** A further button beside the one that adds an option. */
  action?: ReactNode
}

/** The delivery options of an area, one row each: a time, a price and a pick-up. Rows are not sorted during editing. */
export function OptionsEditor(props: OptionsEditorProps) {
  const { options, base, errors, pickup, readOnly, onChange, action } = props
  const t = useText()
  const { errorAt, onType, onLeave } = useTypedErrors(errors, props.mistakes)
  const listError = errors['']
  const root = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(root)
  function addOption() {
    focusAfter(`.option-row:nth-of-type(${options.length + 1}) input`)
    onChange([...options, newOption])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that one of its fields is left
    <div ref={root} className="options" data-pickup={pickup || undefined} onBlur={onLeave}>
      <div className="options-head" aria-hidden="true">
        <span>{t('areas.max')}</span>
        <span>{t('areas.price')}</span>
        {pickup && <span>{t('areas.pickup')}</span>}
      </div>
      {options.map((option, index) => (
        <OptionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place, and keeps no state
          key={index}
          option={option}
          base={base[index]}
          number={index + 1}
          error={name => {
            const found = errorAt(`[${index}].${name}`)
            return found && t.text(found)
          }}
          pickup={pickup}
          readOnly={readOnly}
          onChange={change => {
            for (const name of Object.keys(change)) onType(`[${index}].${name}`)
            onChange(options.map((each, other) => (other === index ? { ...each, ...change } : each)))
          }}
          onRemove={() => {
            focusAfter('.options-foot > .button')
            onChange(options.filter((_, other) => other !== index))
          }}
        />
      ))}
      <ProblemOf label={t('areas.options')} error={listError && t.text(listError)} />
      {!readOnly && (
        <div className="options-foot">
          <Button kind="quiet" size="bar" icon={plus} onClick={addOption}>
            {t('areas.addOption')}
          </Button>
          {inElement(action)}
        </div>
      )}
    </div>
  )
}

interface OptionRowProps {
  option: OptionForm
  base: OptionForm | undefined
  number: number
  error(name: keyof OptionForm): string | undefined
  pickup: boolean
  readOnly: boolean
  onChange(change: Partial<OptionForm>): void
  onRemove(): void
}

function OptionRow({ option, base, number, error, pickup, readOnly, onChange, onRemove }: OptionRowProps) {
  const t = useText()
  const changed = (name: keyof OptionForm) => base !== undefined && option[name] !== base[name]
  const formatPrice = () => {
    const price = normalizePrice(option.price)
    if (price !== option.price) onChange({ price })
  }
  const field = { labelHidden: true, readOnly } as const
  return (
    <fieldset className="option-row">
      <legend className="sr-only">{t('areas.option', { number })}</legend>
      <div className="option-time">
        <NumberField
          {...field}
          label={t('areas.max')}
          value={option.max}
          error={error('max')}
          changed={changed('max')}
          onChange={max => onChange({ max })}
        />
        <SelectField
          {...field}
          label={t('areas.unit')}
          value={option.unit}
          placeholder={option.unit === '' ? t('areas.selectUnit') : undefined}
          options={units.map(unit => ({ value: unit, label: t(`areas.${unit}`) }))}
          error={error('unit')}
          changed={changed('unit')}
          onChange={unit => onChange({ unit: unit as Unit })}
        />
      </div>
      <NumberField
        {...field}
        label={t('areas.price')}
        prefix="$"
        decimals={2}
        value={option.price}
        error={error('price')}
        changed={changed('price') && centsOf(option.price) !== centsOf(base?.price ?? '')}
        onChange={price => onChange({ price })}
        onBlur={formatPrice}
      />
      {pickup && (
        <TimeField
          {...field}
          label={t('areas.pickup')}
          value={option.pickup}
          error={error('pickup')}
          changed={changed('pickup')}
          onChange={time => onChange({ pickup: time })}
        />
      )}
      {!readOnly && (
        <span className="option-remove">
          <IconButton icon={trash} label={t('areas.removeOption', { number })} onClick={onRemove} />
        </span>
      )}
    </fieldset>
  )
}
