import { isolatedIn } from './direction'
import type { MessageKey, VarsOf } from './keys'

export type Vars = Record<string, string | number>

/** A wording: one template, or one a plural category, chosen by `vars.count`. */
export type Wording = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
export type Messages = Readonly<Record<string, Wording>>

/** What core hands out instead of words. `verbatim` text came from a server or a person and is shown as it is. */
export type Text = { readonly key: MessageKey; readonly vars?: Vars } | { readonly verbatim: string }

/** A text with the variables that its key asks for. */
export function text<Key extends MessageKey>(key: Key, ...[vars]: VarsOf<Key>): Text {
  return vars ? { key, vars } : { key }
}

export function verbatim(words: string): Text {
  return { verbatim: words }
}

export interface Translate {
  <Key extends MessageKey>(key: Key, ...vars: VarsOf<Key>): string
  /** The words of a text that core handed out. */
  text(text: Text): string
  readonly locale: string
}

/** The words of an area in another language: those of all its keys, and no others. */
export type Translation<English> = { readonly [Key in keyof English]: Wording }

/** How the wordings of a language are made from the English ones. */
export type Making = (english: Wording) => Wording

/** Locale to words. English is the ground on which partial words stand. */
const catalogues = new Map<string, Messages | Making>()

/** Adds words, the same key again replacing its wording; or says how the locale's words are made from English ones. */
export function registerMessages(locale: string, messages: Messages | Making): void {
  catalogues.set(locale, typeof messages === 'function' ? messages : { ...catalogues.get(locale), ...messages })
}

/** Registers an area's words in another language. */
export function translated<English extends Messages>(locale: string, words: Translation<English>): Messages {
  registerMessages(locale, words)
  return words
}

/**
 * Makes the translator of a locale: `overrides` (a host's `configure({ messages })`) win over the locale,
 * its language over English, and a key that nobody has is shown as itself. Numbers follow the locale.
 */
export function translator(locale: string, overrides: Messages = {}): Translate {
  // Each takes a slow machine longer than drawing a table: made when the first text asks for it.
  let plural: Intl.PluralRules | undefined
  let number: Intl.NumberFormat | undefined
  const ruleOf = (count: number) => {
    plural ??= new Intl.PluralRules(knownLocale(locale))
    return plural.select(count)
  }
  const written = (value: number) => {
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
      return value === undefined ? whole : typeof value === 'number' ? written(value) : isolatedIn(locale, value)
    })
  }
  return Object.assign((key: MessageKey, ...[vars]: [Vars?]) => say(key, vars), {
    text: (text: Text) => ('verbatim' in text ? text.verbatim : say(text.key, text.vars)),
    locale,
  })
}

function wordingIn(locale: string, key: string): Wording | undefined {
  const words = catalogues.get(locale)
  if (typeof words !== 'function') return words?.[key]
  const english = wordingIn('en', key)
  return english === undefined ? undefined : words(english)
}

/** A host may say `en_US`, or nothing that is a language at all: what the platform understands of it, else English. */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
