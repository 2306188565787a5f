import plus from 'icon:plus'
import close from 'icon:x'
import { useMemo, useRef } from 'react'
import { messagesUnder } from '../../core/base/field-path'
import { problemsIn } from '../../core/drafts/validate'
import type { Text } from '../../core/i18n/translate'
import { typesWith } from '../../core/service-areas/rules'
import { listSchema } from '../../core/service-areas/schema'
import type { Delivery, ListForm } from '../../core/service-areas/types'
import type { DeliveryType } from '../../core/wire/service-areas'
import type { Theatre } from '../../core/wire/theatres'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { IconButton } from '../kit/fields/IconButton'
import { ProblemOf } from '../kit/fields/ProblemOf'
import { SelectField } from '../kit/fields/SelectField'
import { TextField } from '../kit/fields/TextField'
import { Heading } from '../kit/layout/Heading'
import { typeText } from '../parts/areas/area-text'
import { typedMistakes } from '../parts/areas/typed-mistakes'
import { useFocusAfter } from '../parts/use-focus-after'
import { ListOptions } from './ListOptions'

interface OpenedListProps {
  list: ListForm
  name: string
  /** By path inside the list: "options[0].size". */
  errors: Readonly<Record<string, Text>>
  delivery: Delivery
  theatresById: ReadonlyMap<string, Theatre>
  readOnly: boolean
  onChange(change: (list: ListForm) => Partial<ListForm>): void
  onAddTheatres(): void
}

/** One theatre list: its name, delivery type, options and theatres. */
export function OpenedList(props: OpenedListProps) {
  const { list, name, errors, delivery, theatresById, readOnly, onChange, onAddTheatres } = props
  const t = useText()
  const optionErrors = useMemo(() => messagesUnder('options', errors), [errors])
  const mistakes = useMemo(
    () => (readOnly ? {} : typedMistakes(list.options, problemsIn(listSchema, list))),
    [list, readOnly],
  )
  const root = useRef<HTMLElement>(null)
  const focusAfter = useFocusAfter(root)
  const typeError = errors.deliveryType
  const theatresError = errors.theatres
  return (
    <section ref={root} className="opened-area" aria-label={t('theatres.detailsOf', { name })}>
      <div className="list-facts">
        <TextField
          label={t('theatres.name')}
          readOnly={readOnly}
          value={list.name}
          onChange={typed => onChange(() => ({ name: typed }))}
        />
        <SelectField
          label={t('areas.type')}
          readOnly={readOnly}
          value={list.deliveryType}
          placeholder={list.deliveryType === '' ? t('areas.selectType') : undefined}
          options={typesWith(list.deliveryType, delivery).map(type => ({ value: type, label: typeText(type, t) }))}
          error={typeError && t.text(typeError)}
          onChange={type => onChange(() => ({ deliveryType: type as DeliveryType }))}
        />
      </div>
      <ListOptions
        options={list.options}
        errors={optionErrors}
        mistakes={mistakes}
        readOnly={readOnly}
        onChange={options => onChange(() => ({ options }))}
      />
      <Heading className="list-theatres-title">{t('theatres.count', { count: list.theatres.length })}</Heading>
      {list.theatres.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
        <ul className="list-theatres" aria-label={t('theatres.theatres')} tabIndex={0}>
          {list.theatres.map(id => {
            const theatre = theatresById.get(id)
            const theatreName = theatre?.name ?? id
            return (
              <li key={id}>
                <span>
                  <span translate="no">{theatreName}</span>
                  {theatre && (
                    <span className="multi-detail" translate="no">
                      {theatre.displayLocation}
                    </span>
                  )}
                </span>
                {!readOnly && (
                  <IconButton
                    icon={close}
                    label={t('theatres.removeTheatre', { name: theatreName })}
                    onClick={() => {
                      focusAfter(list.theatres.length > 1 ? '.list-theatres' : ':scope > .button')
                      onChange(({ theatres }) => ({ theatres: theatres.filter(each => each !== id) }))
                    }}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {list.theatres.length === 0 && <p className="quiet-text">{t('theatres.noneYet')}</p>}
      <ProblemOf label={t('theatres.theatres')} error={theatresError && t.text(theatresError)} />
      {!readOnly && (
        <Button icon={plus} onClick={onAddTheatres}>
          {t('theatres.add')}
        </Button>
      )}
    </section>
  )
}
