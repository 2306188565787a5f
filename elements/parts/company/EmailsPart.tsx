import plus from 'icon:plus'
import trash from 'icon:trash'
import { useRef } from 'react'
import { normalEmail } from '../../../core/company-settings/email-addresses'
import { emptyEmail } from '../../../core/company-settings/mapping'
import { duplicateEmails } from '../../../core/company-settings/rules'
import type { EmailForm } from '../../../core/company-settings/types'
import words from '../../../core/i18n/en/company-parts'
import rules from '../../../core/i18n/en/company-rules'
import { registerMessages } from '../../../core/i18n/translate'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { FieldGroup } from '../../kit/fields/FieldGroup'
import { FormSection } from '../../kit/fields/FormSection'
import { IconButton } from '../../kit/fields/IconButton'
import { TextField } from '../../kit/fields/TextField'
import { useFocusAfter } from '../use-focus-after'
import { DuplicateLink } from './DuplicateLink'
import { changeAt, type PartProps, wordsAt } from './part'

registerMessages('en', { ...words, ...rules })

/** The email addresses of a company. A repeated one names its twin and leads there, and the twin says so too. */
export function EmailsPart({ value: emails, base, errors, onEdit }: PartProps<readonly EmailForm[]>) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(list)
  const normal = emails.map(normalEmail)
  const duplicates = duplicateEmails(normal)
  const see = (at: number) => list.current?.querySelector<HTMLElement>(`[data-row="${at}"] input`)?.focus()

  function messageOf(at: number) {
    const duplicate = duplicates[at] ?? null
    if (duplicate === null) return wordsAt(t, errors, ...(at === 0 ? ['emails'] : []), `emails[${at}].email`)
    const link = t('companyParts.seeEmail', { at: duplicate + 1 })
    return <DuplicateLink problem={t('companyRules.emailUsed')} link={link} onSee={() => see(duplicate)} />
  }
  function hintOf(at: number) {
    const repeats = duplicates.flatMap((twin, index) => (twin === at ? [index + 1] : []))
    return repeats.length > 0 && t('companyParts.emailTwin', { at: at + 1, twins: repeats.join(', ') })
  }
  function remove(at: number) {
    onEdit(before => (before.length > 1 ? before.filter((_, index) => index !== at) : [emptyEmail]))
    const left = Math.min(at, emails.length - 2)
    focusAfter(emails.length > 1 ? `[data-row="${left}"] .button` : '[data-row="0"] input')
  }

  return (
    <FormSection title={t('companyParts.emails')} hint={t('companyParts.emailsHint')}>
      <div ref={list} className="company-rows">
        {emails.map(({ email }, at) => {
          const error = messageOf(at)
          const change = (next: EmailForm) => onEdit(before => changeAt(before, at, () => next))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; all of its state comes with it
            <div key={at} className="company-row" data-row={at}>
              <FieldGroup
                label={t('companyParts.email', { at: at + 1 })}
                labelHidden
                error={error}
                hint={hintOf(at)}
                action={
                  <IconButton
                    icon={trash}
                    size="control"
                    label={t('companyParts.removeEmail', { at: at + 1 })}
                    onClick={() => remove(at)}
                  />
                }
              >
                {({ describedBy }) => (
                  <div className="email-address">
                    <TextField
                      label={t('companyParts.email', { at: at + 1 })}
                      labelHidden
                      type="email"
                      inputMode="email"
                      value={email}
                      changed={base ? email !== (base[at]?.email ?? '') : false}
                      invalid={error !== undefined}
                      describedBy={describedBy}
                      onChange={typed => change({ email: typed })}
                      onBlur={() => {
                        const settled = normalEmail({ email })
                        if (settled.email !== email) change(settled)
                      }}
                    />
                  </div>
                )}
              </FieldGroup>
            </div>
          )
        })}
      </div>
      <Button
        kind="quiet"
        size="bar"
        icon={plus}
        onClick={() => {
          onEdit(before => [...before, emptyEmail])
          focusAfter(`[data-row="${emails.length}"] input`)
        }}
      >
        {t('companyParts.addEmail')}
      </Button>
    </FormSection>
  )
}
