import trash from 'icon:trash'
import { type ReactNode, useState } from 'react'
import { extensionOf, typedNumber } from '../../../core/company-settings/phone-numbers'
import type { PhoneCategory, PhoneForm } from '../../../core/company-settings/types'
import { callingCodeChoices } from '../../../core/reference/rules'
import type { Country } from '../../../core/wire/reference'
import { useText } from '../../kit/context'
import { FieldGroup } from '../../kit/fields/FieldGroup'
import { IconButton } from '../../kit/fields/IconButton'
import { SelectField } from '../../kit/fields/SelectField'
import { TextField } from '../../kit/fields/TextField'

/** Room for the blanks that people put between digits. */
const typedLength = 32

interface PhoneRowProps {
  phone: PhoneForm
  base: PhoneForm | undefined
  /** From 0. */
  at: number
  countries: readonly Country[]
  codes: readonly string[]
  error: ReactNode
  hint: ReactNode
  invalid: Readonly<Record<keyof PhoneForm, boolean>>
  onChange(phone: PhoneForm): void
  onLeave(): void
  onRemove(): void
}

/** Calling code, number and kind of a phone, in one line where there is room. */
export function PhoneRow({ phone, base, at, countries, codes, invalid, ...row }: PhoneRowProps) {
  const t = useText()
  const kinds = [
    { value: '1', label: t('companyParts.mobile') },
    { value: '2', label: t('companyParts.landline') },
  ]
  /** The extension that was left off what was pasted, until something is typed. */
  const [without, setWithout] = useState<string | null>(null)
  const isChanged = (field: keyof PhoneForm) => base !== undefined && base[field] !== phone[field]
  return (
    <div className="company-row" data-row={at}>
      <FieldGroup
        label={t('companyParts.phone', { at: at + 1 })}
        labelHidden
        error={row.error}
        advice={without !== null && t('companyParts.withoutExtension', { extension: without })}
        hint={row.hint}
        action={
          <IconButton
            icon={trash}
            size="control"
            label={t('companyParts.removePhone', { at: at + 1 })}
            onClick={row.onRemove}
          />
        }
      >
        {({ describedBy }) => (
          <>
            <div className="phone-code">
              <SelectField
                label={t('companyParts.intlCode')}
                labelHidden
                placeholder="+"
                options={callingCodeChoices(countries, phone.intlCode)}
                value={phone.intlCode}
                changed={isChanged('intlCode')}
                invalid={invalid.intlCode}
                describedBy={describedBy}
                onChange={intlCode => row.onChange({ ...phone, intlCode })}
              />
            </div>
            <div className="phone-number">
              <TextField
                label={t('companyParts.phoneNo')}
                labelHidden
                type="tel"
                inputMode="tel"
                maxLength={typedLength}
                value={phone.phoneNo}
                changed={isChanged('phoneNo')}
                invalid={invalid.phoneNo}
                describedBy={describedBy}
                onChange={typed => {
                  setWithout(extensionOf(phone, typed))
                  row.onChange(typedNumber(phone, typed, codes))
                }}
                onBlur={row.onLeave}
              />
            </div>
            <div className="phone-kind">
              <SelectField
                label={t('companyParts.category')}
                labelHidden
                placeholder={t('companyParts.category')}
                options={kinds}
                value={phone.category === null ? '' : String(phone.category)}
                changed={isChanged('category')}
                invalid={invalid.category}
                describedBy={describedBy}
                onChange={kind => row.onChange({ ...phone, category: categoryOf(kind) })}
              />
            </div>
          </>
        )}
      </FieldGroup>
    </div>
  )
}

function categoryOf(kind: string): PhoneCategory | null {
  return kind === '1' ? 1 : kind === '2' ? 2 : null
}
