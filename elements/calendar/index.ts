import words from '../../core/i18n/en/calendar'
import sheet from '../../styles/areas/calendar.css?inline'
import fields from '../../styles/fields.css?inline'
import forms from '../../styles/forms.css?inline'
import { define } from '../base/bridge/define'
import { Calendar } from './Calendar'
import { attributes } from './contract'

export default define({
  name: 'calendar',
  attributes,
  messages: [words],
  styles: [fields, forms, sheet],
  screen: Calendar,
  skeletonRows: 10,
})
