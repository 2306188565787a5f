import type { Label } from './labels'
import { type LabelSize, type Sheet, sizeOf } from './sheets'

/** What a label says besides its codes, each left out whole where it finds no room. */
export type Fact = 'title' | 'names' | 'chips' | 'order' | 'theatre' | 'deadlines' | 'returnTo' | 'returnBy'

/** How a label is written: which facts, how many names of compositions, and in what size of type. */
export interface Fit {
  readonly facts: readonly Fact[]
  readonly names: number
  /** Of the sheet's own size of type. */
  readonly scale: Scale
}

/** Sizes of type that the sheet of styles knows. */
export type Scale = '150' | '130' | '115' | '100' | '92' | '85'

/** The largest first. A small label's type is as small as can be read already. */
const scales: Record<LabelSize, readonly [Scale, ...Scale[]]> = {
  small: ['115', '100'],
  medium: ['130', '115', '100', '92', '85'],
  large: ['150', '130', '115', '100', '92', '85'],
}

/** What a drive is known by comes first; what is left out first stands last. */
const ranked: readonly Fact[] = ['theatre', 'title', 'names', 'chips', 'order', 'deadlines', 'returnTo', 'returnBy']

/** More names than this are told by their number. */
const mostNames = 12

/** Whether a label has something to say of a fact. */
function hasFact(label: Label, fact: Fact): boolean {
  if (fact === 'deadlines') return label.shipBy !== null || label.deliverBy !== null
  if (fact === 'names') return label.names.length > 0
  if (fact === 'returnTo' || fact === 'returnBy' || fact === 'title') return label[fact] !== null
  return true
}

/**
 * Ways to write a label, the best first: large type, then small; then fewer names of compositions, since their number is
 * told; then without the facts that rank last.
 */
export function fitsOf(label: Label, sheet: Sheet): Fit[] {
  const facts = ranked.filter(fact => hasFact(label, fact))
  const names = Math.min(mostNames, label.names.length)
  const types = scales[sizeOf(sheet)]
  const smallest = types.at(-1) ?? types[0]
  const fewer = Array.from({ length: Math.max(0, names - 1) }, (_, at) => names - 1 - at)
  const shorter = facts.map((_, at) => facts.slice(0, facts.length - 1 - at))
  return [
    ...types.map(scale => ({ facts, names, scale })),
    ...fewer.map(some => ({ facts, names: some, scale: smallest })),
    ...shorter.map(some => ({ facts: some, names: Math.min(1, names), scale: smallest })),
  ]
}

/** What a label has to tell and does not; "names" when one of them is missing. */
export function missingFrom(label: Label, { facts, names }: Fit): Fact[] {
  return ranked.filter(
    fact => hasFact(label, fact) && (!facts.includes(fact) || (fact === 'names' && names < label.names.length)),
  )
}
