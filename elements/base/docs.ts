import type { Attributes } from './bridge/attributes'
import type { Events } from './bridge/description'

/**
 * The documentation of an element for developers, one sentence for each entry. Only the code that makes the manifest
 * imports it.
 */
export type ElementDocs<Of extends Attributes = Record<never, never>, Says extends Events = Record<never, never>> = {
  readonly doc: string
  /** The descriptions of the element's own `::part()`s, by name. */
  readonly parts?: Readonly<Record<string, string>>
  /** The descriptions of the element's slots, by name. */
  readonly slots?: Readonly<Record<string, string>>
} & Sentences<'attributes', Of> &
  Sentences<'events', Says>

type Sentences<Name extends string, Of> = keyof Of extends never
  ? unknown
  : { readonly [Each in Name]: { readonly [Key in keyof Of]: string } }

/** The descriptions of the named parts that a host's style sheet can reach by `::part()`. */
const partDocs = {
  heading: 'The heading of the element.',
  toolbar: 'The line above the table: its search field and buttons.',
  table: 'The table.',
  'table-head': 'The head of each column.',
  'table-cell': 'Each cell of the rows.',
  button: 'Each button, with or without words.',
  'primary-button': 'The button of the main step.',
  field: 'Each field to type or choose in.',
  checkbox: 'Each checkbox.',
  badge: 'A few words that stand out: risk, approval, online.',
  chip: 'Each filter, and each part of a decoded CPL name.',
  dialog: 'Each dialog, and a side panel where it covers the page.',
  day: 'Each day of a calendar.',
  series: 'Each mark of a chart.',
  'series-done': 'A mark of what was shipped or delivered.',
  'series-running': 'A mark of what is in progress.',
  'series-waiting': 'A mark of what has not started.',
  'series-trouble': 'A mark of what is late, at risk or failed.',
  'series-closed': 'A mark of what was cancelled or rejected.',
  'series-on-time': 'A mark of the share that was on time.',
} as const

/** Returns the descriptions of the parts that an element has. */
export function parts(...names: (keyof typeof partDocs)[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map(name => [name, partDocs[name]]))
}
