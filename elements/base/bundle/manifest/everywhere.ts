import type { FailureCategory } from '../../../../core/base/errors'
import { type Attribute, headingLevel, theme } from '../../bridge/attributes'

export interface AttributeDoc {
  readonly attribute: string
  readonly property: string
  /** The type in TypeScript: `'drive' | 'electronic'`. */
  readonly type: string
  /** The value without the attribute. */
  readonly fallback: unknown
  readonly doc: string
}

export interface EventDoc {
  readonly name: string
  /** The type of `detail` in TypeScript. */
  readonly detail: string
  readonly doc: string
  readonly cancelable?: boolean
}

export interface MemberDoc {
  readonly name: string
  /** The type in TypeScript: `() => Promise<void>`. */
  readonly type: string
  readonly doc: string
  /** Whether a host cannot set the property. */
  readonly readOnly?: true
}

/** Returns the type of an attribute in TypeScript. */
export function typeOf({ choices, fallback }: Attribute<unknown>): string {
  return choices?.map(choice => `'${choice}'`).join(' | ') ?? typeof fallback
}

/** The attributes of every element. `shell.ts` and `make-host.ts` implement them. */
export const commonAttributes: readonly AttributeDoc[] = [
  {
    attribute: 'locale',
    property: 'locale',
    type: 'string',
    fallback: '',
    doc: 'A BCP 47 tag: words in English, French, German and Arabic, formats in any. Without it the nearest `lang`.',
  },
  {
    attribute: 'theme',
    property: 'theme',
    type: typeOf(theme),
    fallback: theme.fallback,
    doc: 'Light or dark; auto follows the color-scheme of the page.',
  },
]

/** Returns the description of the attribute that elements with a title have. */
export function headingLevelDoc(fallback: '1' | '2'): AttributeDoc {
  return {
    attribute: 'heading-level',
    property: 'headingLevel',
    type: typeOf(headingLevel(fallback)),
    fallback,
    doc: 'The level of its first heading, 1 to 6; the headings below it follow.',
  }
}

/** The values of `category` in core/base/errors.ts, and `attribute` for an attribute with an invalid text. */
const categories = [
  'offline',
  'token',
  'unauthorized',
  'no-access',
  'not-found',
  'stale',
  'invalid',
  'server',
  'unexpected',
  'cancelled',
  'attribute',
] as const satisfies readonly (FailureCategory | 'attribute')[]

const failure = [
  `{ category: ${categories.map(category => `'${category}'`).join(' | ')}`,
  'code: string | null',
  'status: number | null',
  'title: string',
  'message: string',
  'fieldErrors: Record<string, string>',
  'retryable: boolean }',
].join('; ')

export const commonEvents: readonly EventDoc[] = [
  {
    name: 'reeldock-ready',
    detail: '{ element: string }',
    doc: 'The first read has succeeded. Sent once, and again only after the element was removed from the page and put back later; a move does not count.',
  },
  { name: 'reeldock-error', detail: failure, doc: 'Something failed; the element shows it, with a way to try again.' },
  {
    name: 'reeldock-navigate',
    detail: '{ path: string; element: string }',
    doc: 'The person wants to go to a path of the portal. A page that follows it cancels the event.',
    cancelable: true,
  },
  {
    name: 'reeldock-view-changed',
    detail: '{ name: string; value: string | number | boolean; element: string }',
    doc: 'What the person chose was written back to an attribute.',
  },
  {
    name: 'reeldock-dirty-changed',
    detail: '{ dirty: boolean; element: string }',
    doc: 'Something typed is not saved yet, or no longer.',
  },
  { name: 'reeldock-session-ended', detail: '{ element: string }', doc: 'The account has to sign in again.' },
]

export const commonMethods: readonly MemberDoc[] = [
  {
    name: 'refresh',
    type: '() => Promise<void>',
    doc: 'Reads again whatever the element shows. Resolves when that has ended; a call that comes before the screen is there waits for it.',
  },
  { name: 'save', type: '() => Promise<boolean>', doc: 'Saves what was typed; true when nothing is left to save.' },
  { name: 'discard', type: '() => void', doc: 'Gives up what was typed.' },
]

/** Properties without an attribute. */
export const commonProperties: readonly MemberDoc[] = [
  { name: 'dirty', type: 'boolean', doc: 'Whether something typed here is not saved yet.', readOnly: true },
]

export const commonParts: Readonly<Record<string, string>> = { root: 'The inside of the element.' }
