import dates from '../../core/i18n/en/kit-dates'
import words from '../../core/i18n/en/reports'
import sheet from '../../styles/areas/reports.css?inline'
import fields from '../../styles/fields.css?inline'
import forms from '../../styles/forms.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { Reports } from './Reports'

export default define({
  name: 'reports',
  attributes,
  messages: [words, dates],
  styles: [fields, forms, sheet],
  screen: Reports,
  skeletonRows: 10,
})
