import words from '../../core/i18n/en/company-settings'
import type { CompanyDetails } from '../../core/wire/people'
import sheet from '../../styles/areas/company-parts.css?inline'
import fields from '../../styles/fields.css?inline'
import forms from '../../styles/forms.css?inline'
import { define } from '../base/define'
import { event } from '../base/description'
import { parts } from '../base/parts'
import { CompanySettings } from './CompanySettings'

export const attributes = {}

export const events = {
  'reeldock-company-saved': event<{ company: CompanyDetails }>(
    'The company details were saved, at the account site too.',
  ),
}

export default define({
  name: 'company-settings',
  doc: 'The details of a company: phones, emails, time zone, hours and certifications. Read-only for all but admins.',
  attributes,
  events,
  parts: { ...parts('heading', 'primary-button'), column: 'All of it: a column of 920 px in the middle of its room.' },
  messages: [words],
  styles: [fields, forms, sheet],
  screen: CompanySettings,
  skeletonRows: 17,
})
