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
  /** Returns null when the text is no valid value. */
  parse(raw: string): Value | null
  /** Returns null when the attribute is to be removed. */
  format(value: Value): string | null
}

/** An attribute that is true while it is present, with any text. */
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

/** An attribute that holds a whole number of at min `min`. */
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

/** Every element has this attribute. */
export const theme = oneOf(['light', 'dark', 'auto'], 'auto')

/** The level of the first heading, for elements that have a title; the headings below follow it. */
export function headingLevel(fallback: '1' | '2') {
  return oneOf(['1', '2', '3', '4', '5', '6'], fallback)
}

/** Returns the attribute of a property: 'work-order-no' for 'workOrderNo'. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
