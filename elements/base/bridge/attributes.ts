/** A text that an attribute cannot hold: the default stands in its place, and the host is told. */
export interface BadAttribute {
  readonly attribute: string
  readonly value: string
}

/** How an attribute of an element reads and writes. */
export interface Attribute<Value> {
  readonly fallback: Value
  /** All that it may hold; without them any value of its type. */
  readonly choices?: readonly Value[]
  /** Null when the text holds no such value. */
  parse(raw: string): Value | null
  /** Null removes the attribute. */
  format(value: Value): string | null
}

/** True by presence, false by removal. */
export function flag(): Attribute<boolean> {
  return { fallback: false, parse: () => true, format: value => (value ? '' : null) }
}

export function words(): Attribute<string> {
  return {
    fallback: '',
    parse: raw => raw,
    format: value => (value === '' ? null : String(value)),
  }
}

/** A whole number of at least `least`. */
export function wholeNumber(fallback: number, least: number): Attribute<number> {
  return {
    fallback,
    parse: raw => {
      const value = /^\d+$/.test(raw.trim()) ? Number(raw) : Number.NaN
      return Number.isSafeInteger(value) && value >= least ? value : null
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

/** Of every element, beside its own. */
export const theme = oneOf(['light', 'dark', 'auto'], 'auto')

/** The level of the first heading of an element that has a title; what is below it follows. */
export function headingLevel(fallback: '1' | '2') {
  return oneOf(['1', '2', '3', '4', '5', '6'], fallback)
}

/** 'workOrderNo' as 'work-order-no'. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
