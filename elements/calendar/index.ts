import '../../core/calendar/words'
import sheet from '../../styles/areas/calendar.css?inline'
import dates from '../../styles/bundles/dates.css?inline'
import fields from '../../styles/bundles/fields.css?inline'
import forms from '../../styles/bundles/forms.css?inline'
import { define } from '../base/bridge/define'
import { Calendar } from './Calendar'
import { attributes } from './contract'

export default define({
  name: 'calendar',
  attributes,
  styles: [fields, forms, dates, sheet],
  screen: Calendar,
  skeletonRows: 10,
})
