import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'Work orders by the day on which they were assigned: rows, charts, and a file to download.',
  attributes: {
    from: 'The first day, as YYYY-MM-DD; by default the range is 30 days up to the last day.',
    to: 'The last day, as YYYY-MM-DD; by default today.',
  },
  events: {
    'reeldock-report-downloaded': 'A report was handed to the browser as a file.',
  },
  parts: parts(
    'heading',
    'table',
    'table-head',
    'table-cell',
    'button',
    'primary-button',
    'field',
    'badge',
    'chip',
    'day',
    'series',
    'series-done',
    'series-running',
    'series-waiting',
    'series-trouble',
    'series-closed',
    'series-on-time',
  ),
} satisfies ElementDocs<typeof attributes, Events>
