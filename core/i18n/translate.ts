import { isolatedIn } from './direction'
import type { MessageKey, VarsOf } from './keys'

export type Vars = Record<string, string | number>

/** A text: one template, or one for each plural category, chosen by `vars.count`. */
export type Wording = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
export type Messages = Readonly<Record<string, Wording>>

/** The form in which core passes on texts. `verbatim` text came from a server or a person and is shown unchanged. */
export type Text = { readonly key: MessageKey; readonly vars?: Vars } | { readonly verbatim: string }

/** Returns a text with the variables of its key. */
export function text<Key extends MessageKey>(key: Key, ...[vars]: VarsOf<Key>): Text {
  return vars ? { key, vars } : { key }
}

export function verbatim(content: string): Text {
  return { verbatim: content }
}

export interface Translate {
  <Key extends MessageKey>(key: Key, ...vars: VarsOf<Key>): string
  /** Returns the translation of a text. */
  text(text: Text): string
  readonly locale: string
}

/** The texts of an area in another language: those of all its keys, and no others. */
export type Translation<English> = { readonly [Key in keyof English]: Wording }

/** Makes the texts of a language from the English ones. */
export type Making = (english: Wording) => Wording

/** The texts of each locale. English is the fallback of the others. */
const catalogues = new Map<string, Messages | Making>()

/**
 * Adds texts to a locale, replacing those of the same keys, or sets the function that makes its texts from the English
 * ones.
 */
export function registerMessages(locale: string, messages: Messages | Making): void {
  catalogues.set(locale, typeof messages === 'function' ? messages : { ...catalogues.get(locale), ...messages })
}

/** Registers an area's texts in another language. */
export function translated<English extends Messages>(locale: string, messages: Translation<English>): Messages {
  registerMessages(locale, messages)
  return messages
}

/**
 * Creates the translator of a locale. `overrides` (a host's `configure({ messages })`) come first, then the locale, its
 * language and English; an unknown key is shown as itself. Numbers follow the locale.
 */
export function translator(locale: string, overrides: Messages = {}): Translate {
  // Formats are created when the first text needs them: on a slow machine each takes longer than drawing a table.
  let plural: Intl.PluralRules | undefined
  let number: Intl.NumberFormat | undefined
  const ruleOf = (count: number) => {
    plural ??= new Intl.PluralRules(knownLocale(locale))
    return plural.select(count)
  }
  const formatNumber = (value: number) => {
    number ??= new Intl.NumberFormat(knownLocale(locale))
    return number.format(value)
  }
  const find = (key: string): Wording =>
    overrides[key] ??
    wordingIn(locale, key) ??
    wordingIn(locale.split('-')[0] ?? locale, key) ??
    wordingIn('en', key) ??
    key
  const say = (key: string, vars: Vars = {}): string => {
    const wording = find(key)
    const template = typeof wording === 'string' ? wording : (wording[ruleOf(Number(vars.count ?? 0))] ?? wording.other)
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = vars[name]
      return value === undefined ? whole : typeof value === 'number' ? formatNumber(value) : isolatedIn(locale, value)
    })
  }
  return Object.assign((key: MessageKey, ...[vars]: [Vars?]) => say(key, vars), {
    text: (text: Text) => ('verbatim' in text ? text.verbatim : say(text.key, text.vars)),
    locale,
  })
}

function wordingIn(locale: string, key: string): Wording | undefined {
  const catalogue = catalogues.get(locale)
  if (typeof catalogue !== 'function') return catalogue?.[key]
  const english = wordingIn('en', key)
  return english === undefined ? undefined : catalogue(english)
}

/**
 * Returns the tag that the platform knows for a host's locale, such as `en_US`; English for a text that is no locale.
 */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
