import words from '../../core/i18n/en/calendar'
import type { CalendarDay } from '../../core/wire/calendar'
import sheet from '../../styles/areas/calendar.css?inline'
import fields from '../../styles/fields.css?inline'
import forms from '../../styles/forms.css?inline'
import type { Attribute } from '../base/attributes'
import { define } from '../base/define'
import { event } from '../base/description'
import { parts } from '../base/parts'
import { Calendar } from './Calendar'

const month: Attribute<string> = {
  type: 'string',
  fallback: '',
  doc: 'The month shown, as YYYY-MM; the one of today without it.',
  parse: raw => (/^\d{4}-(0[1-9]|1[0-2])$/.test(raw) ? raw : null),
  format: value => (value === '' ? null : value),
}

export const attributes = { month }

export const events = {
  'reeldock-calendar-saved': event<{ days: readonly CalendarDay[] }>('Days were saved, or put back as they were.'),
}

export default define({
  name: 'calendar',
  doc: 'The calendar of a partner: holidays, discounts and surges by month, and their way to and from other calendars.',
  attributes,
  events,
  parts: parts('primary-button'),
  messages: [words],
  styles: [fields, forms, sheet],
  screen: Calendar,
  skeletonRows: 10,
})
