import { isDay } from '../../core/base/days'
import dates from '../../core/i18n/en/kit-dates'
import words from '../../core/i18n/en/reports'
import sheet from '../../styles/areas/reports.css?inline'
import fields from '../../styles/fields.css?inline'
import forms from '../../styles/forms.css?inline'
import type { Attribute } from '../base/attributes'
import { define } from '../base/define'
import { event } from '../base/description'
import { parts } from '../base/parts'
import { Reports } from './Reports'

const day = {
  type: 'string',
  fallback: '',
  parse: raw => (raw === '' || isDay(raw) ? raw : null),
  format: value => (value === '' ? null : value),
} satisfies Omit<Attribute<string>, 'doc'>

const from: Attribute<string> = {
  ...day,
  doc: 'The first day, as YYYY-MM-DD; 30 days up to the last one without it.',
}
const to: Attribute<string> = { ...day, doc: 'The last day, as YYYY-MM-DD; today without it.' }

export const attributes = { from, to }

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
  parts: parts('heading', 'primary-button'),
  messages: [words, dates],
  styles: [fields, forms, sheet],
  screen: Reports,
  skeletonRows: 10,
})
