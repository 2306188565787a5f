import { useMemo, useState } from 'react'
import { isEqual } from '../../../core/base/json'
import { emptyPhone } from '../../../core/company-settings/mapping'
import { extensionOf, groupedNumber, normalizePhone, typedNumber } from '../../../core/company-settings/phone-numbers'
import { duplicatePhones } from '../../../core/company-settings/rules'
import type { PhoneForm } from '../../../core/company-settings/types'
import { callingCodeChoices } from '../../../core/reference/rules'
import type { Country } from '../../../core/wire/reference'
import { useText } from '../../kit/context'
import { SelectField } from '../../kit/fields/SelectField'
import { TextField } from '../../kit/fields/TextField'
import { ContactRows } from './ContactRows'
import { changeAt, type FieldsProps } from './fields-props'

/** The maximum length of a typed number. It leaves room for blanks between digits. */
const typedLength = 32

interface PhoneFieldsProps extends FieldsProps<readonly PhoneForm[]> {
  countries: readonly Country[]
}

/** The phones of a company: calling code, number and kind, on one line if they fit. */
export function PhoneFields({ base, countries, ...props }: PhoneFieldsProps) {
  const t = useText()
  const { value: phones, errors, onEdit } = props
  const codes = useMemo(() => countries.map(({ intlCode }) => intlCode), [countries])
  const normalizedPhones = phones.map(phone => normalizePhone(phone, codes))
  const duplicates = duplicatePhones(normalizedPhones)
  /** The extensions that were removed from pasted numbers, by row. They are kept until the next edit of the row. */
  const [removedExtensions, setRemovedExtensions] = useState<Readonly<Record<number, string | null>>>({})
  /**
   * The row with the number that is being typed. Its text is not reformatted, because that would move the caret to the
   * end.
   */
  const [typing, setTyping] = useState<number | null>(null)
  const kinds = [
    { value: '1', label: t('companyParts.mobile') },
    { value: '2', label: t('companyParts.landline') },
  ]
  function adviceOf(index: number) {
    const extension = removedExtensions[index] ?? null
    return extension !== null && t('companyParts.withoutExtension', { extension })
  }
  return (
    <ContactRows
      {...props}
      kind="phone"
      empty={emptyPhone}
      duplicates={duplicates}
      same={['intlCode', 'phoneNo']}
      others={['category']}
      adviceOf={adviceOf}
    >
      {(phone, index, describedBy) => {
        const before = base && (base[index] ?? emptyPhone)
        const change = (next: PhoneForm) => onEdit(all => changeAt(all, index, () => next))
        const shown = typing === index ? phone.phoneNo : groupedNumber(phone.phoneNo)
        const isTwin = (duplicates[index] ?? null) !== null
        const isAtFault = (name: keyof PhoneForm) => errors[`phones[${index}].${name}`] !== undefined
        const field = (name: keyof PhoneForm) => ({
          label: t(`companyParts.${name}`),
          labelHidden: true,
          changed: before ? before[name] !== phone[name] : false,
          describedBy,
        })
        return (
          <>
            <div className="phone-code">
              <SelectField
                {...field('intlCode')}
                placeholder="+"
                options={callingCodeChoices(countries, phone.intlCode)}
                value={phone.intlCode}
                invalid={isTwin || isAtFault('intlCode')}
                onChange={intlCode => change({ ...phone, intlCode })}
              />
            </div>
            <div className="phone-number">
              <TextField
                {...field('phoneNo')}
                type="tel"
                inputMode="tel"
                maxLength={typedLength}
                value={shown}
                invalid={isTwin || isAtFault('phoneNo') || (index === 0 && errors.phones !== undefined)}
                onChange={(typed, input) => {
                  setTyping(input.matches(':focus') ? index : null)
                  const shownPhone = { ...phone, phoneNo: shown }
                  setRemovedExtensions({ ...removedExtensions, [index]: extensionOf(shownPhone, typed) })
                  change(typedNumber(shownPhone, typed, codes))
                }}
                onBlur={() => {
                  setTyping(null)
                  const normalized = normalizedPhones[index]
                  if (normalized && !isEqual(normalized, phone)) change(normalized)
                }}
              />
            </div>
            <div className="phone-kind">
              <SelectField
                {...field('category')}
                placeholder={t('companyParts.category')}
                options={kinds}
                value={phone.category === null ? '' : String(phone.category)}
                invalid={isAtFault('category')}
                onChange={kind => change({ ...phone, category: kind === '1' ? 1 : kind === '2' ? 2 : null })}
              />
            </div>
          </>
        )
      }}
    </ContactRows>
  )
}
