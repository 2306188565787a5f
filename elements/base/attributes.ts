/** A value that an attribute cannot hold: shown as the element's own error state. */
export class BadAttribute extends Error {
  readonly attribute: string
  readonly value: string

  constructor(attribute: string, value: string) {
    super(`${attribute}="${value}"`)
    this.attribute = attribute
    this.value = value
  }
}

/** How an attribute of an element reads and writes; `type` and `fallback` also go into the manifest. */
export interface Attribute<Value> {
  readonly type: string
  readonly fallback: Value
  readonly doc: string
  /** Null when the text holds no such value. */
  parse(raw: string): Value | null
  /** Null removes the attribute. */
  format(value: Value): string | null
}

/** True by presence, false by removal. */
export function flag(doc: string): Attribute<boolean> {
  return { type: 'boolean', fallback: false, doc, parse: () => true, format: value => (value ? '' : null) }
}

export function words(doc: string): Attribute<string> {
  return {
    type: 'string',
    fallback: '',
    doc,
    parse: raw => raw,
    format: value => (value === '' ? null : String(value)),
  }
}

/** A whole number of at least `least`. */
export function wholeNumber(fallback: number, least: number, doc: string): Attribute<number> {
  return {
    type: 'number',
    fallback,
    doc,
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
  doc: string,
): Attribute<Choice> {
  return {
    type: choices.map(choice => `'${choice}'`).join(' | '),
    fallback,
    doc,
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
export const theme = oneOf(
  ['light', 'dark', 'auto'],
  'auto',
  'Light or dark; auto follows the color-scheme of the page.',
)

/** 'workOrderNo' as 'work-order-no'. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
