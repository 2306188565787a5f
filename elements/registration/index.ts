import words from '../../core/i18n/en/registration'
import { type Asked, steps } from '../../core/registration/types'
import sheet from '../../styles/areas/registration.css?inline'
import fields from '../../styles/fields.css?inline'
import forms from '../../styles/forms.css?inline'
import { oneOf } from '../base/attributes'
import { define } from '../base/define'
import { event } from '../base/description'
import { parts } from '../base/parts'
import { Registration } from './Registration'

const asked: readonly Asked[] = [...steps, 'pending', 'success', 'approved']

export const attributes = {
  step: oneOf(asked, '1', 'The step that is shown. The states after a submission show themselves by the approval.'),
}

export const events = {
  'reeldock-registration-submitted': event<{ approvalId: string }>('The registration was submitted.'),
}

export default define({
  name: 'registration',
  doc: 'A partner’s registration: a wizard of three steps, kept while it is typed, and what became of it.',
  attributes,
  events,
  parts: parts('heading', 'table', 'primary-button'),
  messages: [words],
  styles: [fields, forms, sheet],
  screen: Registration,
  skeletonRows: 10,
})
