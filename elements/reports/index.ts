import dates from '../../core/i18n/en/kit-dates'
import words from '../../core/i18n/en/reports'
import sheet from '../../styles/areas/reports.css?inline'
import fields from '../../styles/fields.css?inline'
import forms from '../../styles/forms.css?inline'
import { words as wordsAttribute } from '../base/attributes'
import { define } from '../base/define'
import { event } from '../base/description'
import { Reports } from './Reports'

export const attributes = {
  from: wordsAttribute('The first day, as YYYY-MM-DD; 30 days up to the last one without it.'),
  to: wordsAttribute('The last day, as YYYY-MM-DD; today without it.'),
}

export const events = {
  'reeldock-report-downloaded': event<{ from: string; to: string; fileName: string; rows: number }>(
    'A report was handed to the browser as a file.',
  ),
}

export default define({
  name: 'reports',
  doc: 'Work orders by the days on which they were assigned: rows, pictures, and a file to download.',
  attributes,
  events,
  messages: [words, dates],
  styles: [fields, forms, sheet],
  screen: Reports,
  skeletonRows: 10,
})
