import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { type Attributes, attributeName } from '../../bridge/attributes'
import type { Description, Events } from '../../bridge/description'
import type { ElementDocs } from '../../docs'
import { elementNames, root } from '../entries'
import { detailTypes } from './details'
import {
  type AttributeDoc,
  commonAttributes,
  commonEvents,
  commonMethods,
  commonParts,
  commonProperties,
  type EventDoc,
  headingLevelDoc,
  type MemberDoc,
  typeOf,
} from './everywhere'

export interface ElementDoc {
  /** `work-orders` */
  readonly name: string
  /** `reeldock-work-orders` */
  readonly tag: string
  /** `ReeldockWorkOrdersElement` */
  readonly className: string
  readonly doc: string
  readonly attributes: readonly AttributeDoc[]
  readonly events: readonly EventDoc[]
  readonly methods: readonly MemberDoc[]
  /** Properties without an attribute. */
  readonly properties: readonly MemberDoc[]
  readonly slots: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
}

export interface TokenDoc {
  readonly name: string
  readonly value: string
  readonly doc: string
}

type Described = Pick<Description<Attributes, Events>, 'attributes' | 'headingLevel'>

/** The contents of the `docs.ts` of any element. */
type Docs = ElementDocs & Partial<Record<'attributes' | 'events', Readonly<Record<string, string>>>>

/** Returns the type that a host may assign to an attribute's property: for choices that are digits, numbers as well. */
export function settableType({ type }: AttributeDoc): string {
  const numbers = [...type.matchAll(/'(\d+)'/g)].map(([, digits = '']) => digits)
  return numbers.length === 0 || numbers.length !== type.split(' | ').length ? type : `${type} | ${numbers.join(' | ')}`
}

/** Returns `WorkOrders` for `work-orders`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

const session: ElementDoc = {
  ...namesOf('session'),
  doc: 'Holds a separate portal for the elements inside it.',
  attributes: [],
  events: [],
  methods: [],
  properties: [
    {
      name: 'portal',
      type: "import('./reeldock.js').Portal | null",
      doc: 'The portal of the elements inside, from `createPortal`; null until it is given.',
    },
  ],
  slots: { '': 'The elements that belong to the portal.' },
  parts: {},
}

function namesOf(name: string) {
  return { name, tag: `reeldock-${name}`, className: `Reeldock${pascal(name)}Element` }
}

/** Returns the documentation of all elements from their sources. The declarations must have been written. */
export async function elementDocs(): Promise<ElementDoc[]> {
  const names = elementNames()
  const details = detailTypes(names)
  // The server reads the sources as the build does, and writes nothing.
  const reader = await createServer({
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const docs: ElementDoc[] = []
    for (const name of names) {
      if (name === session.name) {
        docs.push(session)
        continue
      }
      const importDefault = async <Made>(file: string) =>
        ((await reader.ssrLoadModule(`/elements/${name}/${file}`)) as { default: Made }).default
      const description = await importDefault<Described>('index.ts')
      docs.push(elementDoc(name, description, await importDefault<Docs>('docs.ts'), details[name] ?? {}))
    }
    return docs
  } finally {
    await reader.close()
  }
}

function elementDoc(
  name: string,
  { attributes, headingLevel = '2' }: Described,
  docs: Docs,
  details: Readonly<Record<string, string>>,
): ElementDoc {
  const ownAttributes = Object.entries(attributes).map(([property, attribute]) => ({
    attribute: attributeName(property),
    property,
    type: typeOf(attribute),
    fallback: attribute.fallback,
    doc: docs.attributes?.[property] ?? '',
  }))
  const domainEvents = Object.entries(docs.events ?? {}).map(([name, doc]) => ({
    name,
    detail: withElement(details[name] ?? 'null'),
    doc,
    cancelable: true,
  }))
  return {
    ...namesOf(name),
    doc: docs.doc,
    attributes: [...ownAttributes, ...(headingLevel ? [headingLevelDoc(headingLevel)] : []), ...commonAttributes],
    events: [...domainEvents, ...commonEvents],
    methods: commonMethods,
    properties: commonProperties,
    slots: docs.slots ?? {},
    parts: { ...commonParts, ...docs.parts },
  }
}

/** Adds the tag of the sender to the detail of a domain event. */
function withElement(detail: string): string {
  return detail === 'null' ? '{ element: string }' : `${detail} & { element: string }`
}

/** Returns the tokens from the style sheet, where each token follows the comment that describes it. */
export function tokenDocs(): TokenDoc[] {
  const sheet = readFileSync(join(root, 'styles/tokens.css'), 'utf8')
  const pairs = sheet.matchAll(/\/\* ([^*]+?) \*\/\s*--_[\w-]+: var\(\s*(--reeldock-[\w-]+),\s*([\s\S]*?)\);/g)
  return [...pairs].map(([, doc = '', name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' ').trim(),
    doc: doc.trim(),
  }))
}
