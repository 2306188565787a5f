import plus from 'icon:plus'
import trash from 'icon:trash'
import { useRef } from 'react'
import type { Text } from '../../core/i18n/translate'
import { newListOption, units } from '../../core/service-areas/options'
import { normalizePrice } from '../../core/service-areas/prices'
import type { ListOptionForm, Unit } from '../../core/service-areas/types'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { IconButton } from '../kit/fields/IconButton'
import { NumberField } from '../kit/fields/NumberField'
import { ProblemOf } from '../kit/fields/ProblemOf'
import { SelectField } from '../kit/fields/SelectField'
import { useTypedErrors } from '../parts/areas/typed-mistakes'
import { useFocusAfter } from '../parts/use-focus-after'

interface ListOptionsProps {
  options: readonly ListOptionForm[]
  /** By path: "[1].price"; '' for the options as a whole. */
  errors: Readonly<Record<string, Text>>
  /** The errors of typed values, by the same paths. They are shown when their field is left. */
  mistakes: Readonly<Record<string, Text>>
  readOnly: boolean
  onChange(options: readonly ListOptionForm[]): void
}

/** The delivery options of a theatre list: time, price and maximum size. */
export function ListOptions({ options, errors, mistakes, readOnly, onChange }: ListOptionsProps) {
  const t = useText()
  const { errorAt, onType, onLeave } = useTypedErrors(errors, mistakes)
  const optionsError = errors['']
  const field = { labelHidden: true, readOnly } as const
  const root = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(root)
  function addOption() {
    focusAfter(`.option-row:nth-of-type(${options.length + 1}) input`)
    onChange([...options, newListOption])
  }
  const change = (index: number, typed: Partial<ListOptionForm>) => {
    for (const name of Object.keys(typed)) onType(`[${index}].${name}`)
    onChange(options.map((each, other) => (other === index ? { ...each, ...typed } : each)))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that one of its fields is left
    <div ref={root} className="options" data-sized="" onBlur={onLeave}>
      <div className="options-head" aria-hidden="true">
        <span>{t('areas.max')}</span>
        <span>{t('areas.price')}</span>
        <span>{t('theatres.size')}</span>
      </div>
      {options.map((option, index) => {
        const error = (name: keyof ListOptionForm) => {
          const found = errorAt(`[${index}].${name}`)
          return found && t.text(found)
        }
        const price = normalizePrice(option.price)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place, and keeps no state
          <fieldset key={index} className="option-row">
            <legend className="sr-only">{t('areas.option', { number: index + 1 })}</legend>
            <div className="option-time">
              <NumberField
                label={t('areas.max')}
                {...field}
                value={option.time}
                error={error('time')}
                onChange={time => change(index, { time })}
              />
              <SelectField
                label={t('areas.unit')}
                {...field}
                value={option.unit}
                placeholder={option.unit === '' ? t('areas.selectUnit') : undefined}
                options={units.map(unit => ({ value: unit, label: t(`areas.${unit}`) }))}
                error={error('unit')}
                onChange={unit => change(index, { unit: unit as Unit })}
              />
            </div>
            <NumberField
              label={t('areas.price')}
              {...field}
              prefix="$"
              decimals={2}
              value={option.price}
              error={error('price')}
              onChange={price => change(index, { price })}
              onBlur={() => price !== option.price && change(index, { price })}
            />
            <NumberField
              label={t('theatres.size')}
              {...field}
              decimals={2}
              value={option.size}
              error={error('size')}
              onChange={size => change(index, { size })}
            />
            {!readOnly && (
              <span className="option-remove">
                <IconButton
                  icon={trash}
                  label={t('areas.removeOption', { number: index + 1 })}
                  onClick={() => {
                    focusAfter(':scope > .button')
                    onChange(options.filter((_, other) => other !== index))
                  }}
                />
              </span>
            )}
          </fieldset>
        )
      })}
      <ProblemOf label={t('areas.options')} error={optionsError && t.text(optionsError)} />
      {!readOnly && (
        <Button kind="quiet" size="bar" icon={plus} onClick={addOption}>
          {t('areas.addOption')}
        </Button>
      )}
    </div>
  )
}
