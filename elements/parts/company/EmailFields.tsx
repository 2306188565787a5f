import { normalizeEmail } from '../../../core/company-settings/email-addresses'
import { emptyEmail } from '../../../core/company-settings/mapping'
import { duplicateEmails } from '../../../core/company-settings/rules'
import type { EmailForm } from '../../../core/company-settings/types'
import { useText } from '../../kit/context'
import { TextField } from '../../kit/fields/TextField'
import { ContactRows } from './ContactRows'
import { changeAt, type FieldsProps } from './fields-props'

/** The email addresses of a company. */
export function EmailFields({ base, ...props }: FieldsProps<readonly EmailForm[]>) {
  const t = useText()
  const { value: emails, errors, onEdit } = props
  const duplicates = duplicateEmails(emails.map(normalizeEmail))
  const isAtFault = (index: number) =>
    (duplicates[index] ?? null) !== null ||
    errors[`emails[${index}].email`] !== undefined ||
    (index === 0 && 'emails' in errors)
  return (
    <ContactRows {...props} kind="email" empty={emptyEmail} duplicates={duplicates} same={['email']}>
      {({ email }, index, describedBy) => {
        const change = (next: EmailForm) => onEdit(before => changeAt(before, index, () => next))
        return (
          <div className="email-address">
            <TextField
              label={t('companyParts.email', { at: index + 1 })}
              labelHidden
              type="email"
              inputMode="email"
              value={email}
              changed={base ? email !== (base[index]?.email ?? '') : false}
              invalid={isAtFault(index)}
              describedBy={describedBy}
              onChange={typed => change({ email: typed })}
              onBlur={() => {
                const normalized = normalizeEmail({ email })
                if (normalized.email !== email) change(normalized)
              }}
            />
          </div>
        )
      }}
    </ContactRows>
  )
}
