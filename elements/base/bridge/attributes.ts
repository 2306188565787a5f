/** An attribute with an invalid text. The element uses the default and sends `reeldock-error`. */
export interface BadAttribute {
  readonly attribute: string
  readonly value: string
}

/** Converts between the text of an attribute and its value. */
export interface Attribute<Value> {
  readonly fallback: Value
  /** All valid values; missing when any value of the type is valid. */
  readonly choices?: readonly Value[]
  /** Returns the value of a text; null when the text is invalid. */
  parse(raw: string): Value | null
  /** Returns the text for a value; null when the attribute is to be removed. */
  format(value: Value): string | null
}

/** Returns an attribute that is true while it is present, with any text. */
export function flag(): Attribute<boolean> {
  return { fallback: false, parse: () => true, format: value => (value ? '' : null) }
}

export function text(): Attribute<string> {
  return {
    fallback: '',
    parse: raw => raw,
    format: value => (value === '' ? null : String(value)),
  }
}

/** Returns an attribute that holds a whole number of at least `min`. */
export function wholeNumber(fallback: number, min: number): Attribute<number> {
  return {
    fallback,
    parse: raw => {
      const value = /^\d+$/.test(raw.trim()) ? Number(raw) : Number.NaN
      return Number.isSafeInteger(value) && value >= min ? value : null
    },
    format: value => String(value),
  }
}

export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
): Attribute<Choice> {
  return {
    fallback,
    choices,
    parse: raw => choices.find(choice => choice === raw) ?? null,
    format: value => value,
  }
}

export type Attributes = Readonly<
  Record<string, Attribute<never> | Attribute<string> | Attribute<boolean> | Attribute<number>>
>
export type Values<Of extends Attributes> = {
  readonly [Name in keyof Of]: Of[Name] extends { fallback: infer Value } ? Value : never
}

/** The theme, an attribute of every element. */
export const theme = oneOf(['light', 'dark', 'auto'], 'auto')

/** Returns the attribute of the level of the first heading, for elements that have a title. */
export function headingLevel(fallback: '1' | '2') {
  return oneOf(['1', '2', '3', '4', '5', '6'], fallback)
}

/** Returns the attribute of a property: 'work-order-no' for 'workOrderNo'. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
