import type driveInventory from './en/drive-inventory'
import type kit from './en/kit'
import type shared from './en/shared'
import type shell from './en/shell'
import type shipments from './en/shipments'
import type workOrders from './en/work-orders'

/** Every message of the suite with its English wording: types only, so that an element carries just its own catalogues. */
export type Catalogue = typeof driveInventory &
  typeof kit &
  typeof shared &
  typeof shell &
  typeof shipments &
  typeof workOrders
export type MessageKey = keyof Catalogue

type NamesIn<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type NamesOf<Wording> = Wording extends string ? NamesIn<Wording> : NamesIn<Wording[keyof Wording]> | 'count'

/** The variables that a key asks for, read from its English wording. */
export type VarsOf<Key extends MessageKey> = [NamesOf<Catalogue[Key]>] extends [never]
  ? []
  : [vars: Record<NamesOf<Catalogue[Key]>, string | number>]

/** Keys whose wording asks for no variables. */
export type PlainKey = { [Key in MessageKey]: VarsOf<Key> extends [] ? Key : never }[MessageKey]
