import type { Attributes } from './bridge/attributes'
import type { Events } from './bridge/description'

/** What an element says of itself to developers: a sentence each. Only what makes the manifest imports it. */
export type ElementDocs<Of extends Attributes = Record<never, never>, Says extends Events = Record<never, never>> = {
  readonly doc: string
  /** Names of `::part()`s and what they are. */
  readonly parts?: Readonly<Record<string, string>>
  /** Names of its slots and what they are. */
  readonly slots?: Readonly<Record<string, string>>
} & Sentences<'attributes', Of> &
  Sentences<'events', Says>

type Sentences<Name extends string, Of> = keyof Of extends never
  ? unknown
  : { readonly [Each in Name]: { readonly [Key in keyof Of]: string } }

/** What the named parts of elements are: a host's sheet reaches them by `::part()`. */
const partDocs = {
  heading: 'The heading of the element.',
  toolbar: 'The line above the table: its search field and buttons.',
  table: 'The table.',
  'primary-button': 'The button of the main step, wherever it stands.',
} as const

/** Describes the parts that an element has. */
export function parts(...names: (keyof typeof partDocs)[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map(name => [name, partDocs[name]]))
}
