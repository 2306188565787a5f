import plus from 'icon:plus'
import trash from 'icon:trash'
import { useRef } from 'react'
import type { Text } from '../../core/i18n/translate'
import { newListOption, units } from '../../core/service-areas/options'
import { settledPrice } from '../../core/service-areas/prices'
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
  /** By the same paths: what is wrong with what is typed, told when its field is left. */
  mistakes: Readonly<Record<string, Text>>
  readOnly: boolean
  onChange(options: readonly ListOptionForm[]): void
}

/** The delivery options of a theatre list: time, price and up to which size. */
export function ListOptions({ options, errors, mistakes, readOnly, onChange }: ListOptionsProps) {
  const t = useText()
  const { errorAt, onType, onLeave } = useTypedErrors(errors, mistakes)
  const whole = errors['']
  const field = { labelHidden: true, readOnly } as const
  const root = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(root)
  function addOption() {
    focusAfter(`.option-row:nth-of-type(${options.length + 1}) input`)
    onChange([...options, newListOption])
  }
  const change = (at: number, typed: Partial<ListOptionForm>) => {
    for (const name of Object.keys(typed)) onType(`[${at}].${name}`)
    onChange(options.map((each, index) => (index === at ? { ...each, ...typed } : each)))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that one of its fields is left
    <div ref={root} className="options" data-sized="" onBlur={onLeave}>
      <div className="options-head" aria-hidden="true">
        <span>{t('areas.max')}</span>
        <span>{t('areas.price')}</span>
        <span>{t('theatres.size')}</span>
      </div>
      {options.map((option, at) => {
        const error = (name: keyof ListOptionForm) => {
          const found = errorAt(`[${at}].${name}`)
          return found && t.text(found)
        }
        const price = settledPrice(option.price)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place, and keeps no state
          <fieldset key={at} className="option-row">
            <legend className="sr-only">{t('areas.option', { number: at + 1 })}</legend>
            <div className="option-time">
              <NumberField
                label={t('areas.max')}
                {...field}
                value={option.time}
                error={error('time')}
                onChange={time => change(at, { time })}
              />
              <SelectField
                label={t('areas.unit')}
                {...field}
                value={option.unit}
                placeholder={option.unit === '' ? t('areas.selectUnit') : undefined}
                options={units.map(unit => ({ value: unit, label: t(`areas.${unit}`) }))}
                error={error('unit')}
                onChange={unit => change(at, { unit: unit as Unit })}
              />
            </div>
            <NumberField
              label={t('areas.price')}
              {...field}
              prefix="$"
              decimals={2}
              value={option.price}
              error={error('price')}
              onChange={price => change(at, { price })}
              onBlur={() => price !== option.price && change(at, { price })}
            />
            <NumberField
              label={t('theatres.size')}
              {...field}
              decimals={2}
              value={option.size}
              error={error('size')}
              onChange={size => change(at, { size })}
            />
            {!readOnly && (
              <span className="option-remove">
                <IconButton
                  icon={trash}
                  label={t('areas.removeOption', { number: at + 1 })}
                  onClick={() => {
                    focusAfter(':scope > .button')
                    onChange(options.filter((_, index) => index !== at))
                  }}
                />
              </span>
            )}
          </fieldset>
        )
      })}
      <ProblemOf label={t('areas.options')} error={whole && t.text(whole)} />
      {!readOnly && (
        <Button kind="quiet" size="bar" icon={plus} onClick={addOption}>
          {t('areas.addOption')}
        </Button>
      )}
    </div>
  )
}
