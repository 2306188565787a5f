/**
 * Every message of the suite with its English wording. Each area adds its own words where it registers them, so that no
 * list names them; types only, so that an element carries just the words of its own areas.
 */
// biome-ignore lint/suspicious/noEmptyInterface: merged with the declarations of the areas
export interface Catalogue {}

export type MessageKey = keyof Catalogue

type NamesIn<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type NamesOf<Wording> = Wording extends string ? NamesIn<Wording> : NamesIn<Wording[keyof Wording]> | 'count'

/** The variables that a key asks for, read from its English wording. */
export type VarsOf<Key extends MessageKey> = [NamesOf<Catalogue[Key]>] extends [never]
  ? []
  : [vars: Record<NamesOf<Catalogue[Key]>, string | number>]

/** Keys whose wording asks for no variables. */
export type PlainKey = { [Key in MessageKey]: VarsOf<Key> extends [] ? Key : never }[MessageKey]
