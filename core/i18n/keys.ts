/**
 * All messages of the package with their English texts. Each area adds its own by a declaration, so that no list names
 * them. Types only, so that an element carries just the texts of its own areas.
 */
// biome-ignore lint/suspicious/noEmptyInterface: merged with the declarations of the areas
export interface Catalogue {}

export type MessageKey = keyof Catalogue

type NamesIn<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type NamesOf<Wording> = Wording extends string ? NamesIn<Wording> : NamesIn<Wording[keyof Wording]> | 'count'

/** The variables of a key, read from its English text. */
export type VarsOf<Key extends MessageKey> = [NamesOf<Catalogue[Key]>] extends [never]
  ? []
  : [vars: Record<NamesOf<Catalogue[Key]>, string | number>]

/** The keys of texts without variables. */
export type PlainKey = { [Key in MessageKey]: VarsOf<Key> extends [] ? Key : never }[MessageKey]
