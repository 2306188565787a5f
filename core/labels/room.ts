import type { Label } from './labels'
import { type LabelSize, type Sheet, sizeOf } from './sheets'

/** The facts of a label besides its codes. A fact without enough room is left out completely. */
export type Fact = 'title' | 'names' | 'chips' | 'order' | 'theatre' | 'deadlines' | 'returnTo' | 'returnBy'

/** A layout of a label: its facts, the number of composition names, and the type size. */
export interface Fit {
  readonly facts: readonly Fact[]
  readonly names: number
  /** The type size in percent of the type size of the sheet. */
  readonly scale: Scale
}

/** The type sizes of the style sheet. */
export type Scale = '150' | '130' | '115' | '100' | '92' | '85'

/** Type sizes in descending order. A small label has no sizes below 100, because smaller type cannot be read. */
const scales: Record<LabelSize, readonly [Scale, ...Scale[]]> = {
  small: ['115', '100'],
  medium: ['130', '115', '100', '92', '85'],
  large: ['150', '130', '115', '100', '92', '85'],
}

/** The facts in descending order of importance: the last one is left out first. */
const ranked: readonly Fact[] = ['theatre', 'title', 'names', 'chips', 'order', 'deadlines', 'returnTo', 'returnBy']

/** The maximum number of composition names on a label. If there are more, the label has their number. */
const maxNames = 12

/** Returns whether a label has a text for a fact. */
function hasFact(label: Label, fact: Fact): boolean {
  if (fact === 'deadlines') return label.shipBy !== null || label.deliverBy !== null
  if (fact === 'names') return label.names.length > 0
  if (fact === 'returnTo' || fact === 'returnBy' || fact === 'title') return label[fact] !== null
  return true
}

/**
 * Returns the layouts of a label, best first: large type, then small; then fewer composition names, with their number;
 * then without the facts of least importance.
 */
export function fitsOf(label: Label, sheet: Sheet): Fit[] {
  const facts = ranked.filter(fact => hasFact(label, fact))
  const names = Math.min(maxNames, label.names.length)
  const types = scales[sizeOf(sheet)]
  const smallest = types.at(-1) ?? types[0]
  const fewer = Array.from({ length: Math.max(0, names - 1) }, (_, index) => names - 1 - index)
  const shorter = facts.map((_, index) => facts.slice(0, facts.length - 1 - index))
  return [
    ...types.map(scale => ({ facts, names, scale })),
    ...fewer.map(count => ({ facts, names: count, scale: smallest })),
    ...shorter.map(list => ({ facts: list, names: Math.min(1, names), scale: smallest })),
  ]
}

/** Returns the facts that a layout leaves out; "names" when a composition name is missing. */
export function missingFrom(label: Label, { facts, names }: Fit): Fact[] {
  return ranked.filter(
    fact => hasFact(label, fact) && (!facts.includes(fact) || (fact === 'names' && names < label.names.length)),
  )
}
