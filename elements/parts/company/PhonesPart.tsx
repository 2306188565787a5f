import plus from 'icon:plus'
import { useMemo, useRef } from 'react'
import { isEqual } from '../../../core/base/json'
import { emptyPhone } from '../../../core/company-settings/mapping'
import { normalPhone } from '../../../core/company-settings/phone-numbers'
import { duplicatePhones } from '../../../core/company-settings/rules'
import type { PhoneForm } from '../../../core/company-settings/types'
import words from '../../../core/i18n/en/company-parts'
import rules from '../../../core/i18n/en/company-rules'
import { registerMessages } from '../../../core/i18n/translate'
import type { Country } from '../../../core/wire/reference'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { FormSection } from '../../kit/fields/FormSection'
import { useFocusAfter } from '../use-focus-after'
import { DuplicateLink } from './DuplicateLink'
import { PhoneRow } from './PhoneRow'
import { changeAt, type PartProps, wordsAt } from './part'

registerMessages('en', { ...words, ...rules })

interface PhonesPartProps extends PartProps<readonly PhoneForm[]> {
  countries: readonly Country[]
}

/** The phones of a company. A repeated one names its twin and leads there, and the twin says so too. */
export function PhonesPart({ value: phones, base, errors, countries, onEdit }: PhonesPartProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(list)
  const codes = useMemo(() => countries.map(({ intlCode }) => intlCode), [countries])
  const normal = phones.map(phone => normalPhone(phone, codes))
  const duplicates = duplicatePhones(normal)
  const see = (at: number) => list.current?.querySelector<HTMLElement>(numberOf(at))?.focus()

  function messageOf(at: number) {
    const path = `phones[${at}]`
    const duplicate = duplicates[at] ?? null
    if (duplicate === null)
      return wordsAt(
        t,
        errors,
        ...(at === 0 ? ['phones'] : []),
        `${path}.intlCode`,
        `${path}.phoneNo`,
        `${path}.category`,
      )
    const more = wordsAt(t, errors, `${path}.category`)
    const link = t('companyParts.seePhone', { at: duplicate + 1 })
    return <DuplicateLink problem={t('companyRules.phoneUsed')} link={link} more={more} onSee={() => see(duplicate)} />
  }
  function hintOf(at: number) {
    const repeats = duplicates.flatMap((twin, index) => (twin === at ? [index + 1] : []))
    return repeats.length > 0 && t('companyParts.phoneTwin', { at: at + 1, twins: repeats.join(', ') })
  }
  function remove(at: number) {
    onEdit(before => (before.length > 1 ? before.filter((_, index) => index !== at) : [emptyPhone]))
    focusAfter(phones.length > 1 ? `[data-row="${Math.min(at, phones.length - 2)}"] .button` : numberOf(0))
  }
  function leave(at: number) {
    const phone = normal[at]
    if (phone && !isEqual(phone, phones[at])) onEdit(before => changeAt(before, at, () => phone))
  }

  return (
    <FormSection title={t('companyParts.phones')} hint={t('companyParts.phonesHint')}>
      <div ref={list} className="company-rows">
        {phones.map((phone, at) => {
          const isTwin = (duplicates[at] ?? null) !== null
          const isAtFault = (field: string) => errors[`phones[${at}].${field}`] !== undefined
          return (
            <PhoneRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; all of its state comes with it
              key={at}
              phone={phone}
              base={base ? (base[at] ?? emptyPhone) : undefined}
              at={at}
              countries={countries}
              codes={codes}
              error={messageOf(at)}
              hint={hintOf(at)}
              invalid={{
                intlCode: isTwin || isAtFault('intlCode'),
                phoneNo: isTwin || isAtFault('phoneNo') || (at === 0 && errors.phones !== undefined),
                category: isAtFault('category'),
              }}
              onChange={next => onEdit(before => changeAt(before, at, () => next))}
              onLeave={() => leave(at)}
              onRemove={() => remove(at)}
            />
          )
        })}
      </div>
      <Button
        kind="quiet"
        size="bar"
        icon={plus}
        onClick={() => {
          onEdit(before => [...before, emptyPhone])
          focusAfter(`[data-row="${phones.length}"] select`)
        }}
      >
        {t('companyParts.addPhone')}
      </Button>
    </FormSection>
  )
}

function numberOf(at: number): string {
  return `[data-row="${at}"] input`
}
