import { getOrInsert } from '../base/get-or-insert'
import { getNumberFormat } from '../base/numbers'
import { isolatedIn } from '../i18n/direction'
import type { PlainKey } from '../i18n/keys'
import type { Translate } from '../i18n/translate'
import type { CplName, Subtitle } from './cpl-name'
import { languageTag } from './languages'
import { regionCode } from './territories'

/** The parts of a name in the order of its fields. */
export type CplField =
  | 'title'
  | 'type'
  | 'picture'
  | 'language'
  | 'subtitles'
  | 'captions'
  | 'territory'
  | 'sound'
  | 'resolution'
  | 'studio'
  | 'made'
  | 'facility'
  | 'standard'
  | 'package'

export interface CplPart {
  readonly field: CplField
  readonly text: string
}

const types: Readonly<Record<string, PlainKey>> = {
  FTR: 'cpl.type.ftr',
  TLR: 'cpl.type.tlr',
  TSR: 'cpl.type.tsr',
  TST: 'cpl.type.tst',
  RTG: 'cpl.type.rtg',
  ADV: 'cpl.type.adv',
  SHR: 'cpl.type.shr',
  XSN: 'cpl.type.xsn',
  PSA: 'cpl.type.psa',
  POL: 'cpl.type.pol',
  CLP: 'cpl.type.clp',
  PRO: 'cpl.type.pro',
  EPS: 'cpl.type.eps',
  HLT: 'cpl.type.hlt',
  EVT: 'cpl.type.evt',
}
const aspects = { F: 'cpl.flat', S: 'cpl.scope', C: 'cpl.full' } as const
const captions = { CCAP: 'cpl.ccap', OCAP: 'cpl.ocap' } as const
const places: Readonly<Record<string, PlainKey>> = {
  INT: 'cpl.international',
  TD: 'cpl.texted',
  TL: 'cpl.textless',
}
const channels: Readonly<Record<string, string>> = { 10: '1.0', 20: '2.0', 21: '2.1', 51: '5.1', 61: '6.1', 71: '7.1' }

/** Returns the name of a composition as texts; a missing field has no part. An unknown code is shown unchanged. */
export function cplParts(name: CplName, t: Translate): readonly CplPart[] {
  const part = (field: CplField, text: string | null) => (text ? [{ field, text }] : [])
  return [
    ...part('title', name.title),
    ...part('type', typeOf(name, t)),
    ...part('picture', pictureOf(name, t)),
    ...part('language', name.audioLanguage && languageOf(name.audioLanguage, t)),
    ...part('subtitles', joinTexts(name.subtitles.map(subtitle => subtitleOf(subtitle, t)))),
    ...part('captions', joinTexts(name.captions.map(code => t(captions[code])))),
    ...part('territory', name.territory.map((code, index) => placeOf(code, index, t)).join(' ')),
    ...part('sound', isolatedIn(t.locale, joinTexts(name.audio.map(code => channels[code] ?? code)))),
    ...part('resolution', name.resolution),
    ...part('studio', name.studio),
    ...part('made', name.date),
    ...part('facility', name.facility),
    ...part('standard', name.standard),
    ...part('package', name.packageType && t(name.packageType === 'VF' ? 'workOrders.needsOv' : 'cpl.ov')),
  ]
}

/** Returns the meanings of the abbreviations beside the channels. */
export function soundsOf(name: CplName, t: Translate): readonly string[] {
  const meanings = { HI: 'cpl.hi', VI: 'cpl.vi', SL: 'cpl.sl' } as const
  return (['HI', 'VI', 'SL'] as const)
    .filter(code => name.audio.includes(code))
    .map(code => `${code}: ${t(meanings[code])}`)
}

/** Returns the fields in which names of one title differ, because these fields identify the versions. */
export function differing(names: readonly (readonly CplPart[])[]): ReadonlySet<CplField> {
  const fields = new Set(names.flatMap(parts => parts.map(({ field }) => field)))
  const textIn = (parts: readonly CplPart[], field: CplField) => parts.find(part => part.field === field)?.text
  return new Set([...fields].filter(field => new Set(names.map(parts => textIn(parts, field))).size > 1))
}

function joinTexts(texts: readonly string[]): string {
  return texts.join(', ')
}

function typeOf({ contentType, version, modifiers, is3d }: CplName, t: Translate): string {
  const key = types[contentType]
  const type = key ? t(key) : contentType
  const versioned = version === null ? type : t('cpl.versioned', { type, version })
  return joinTexts([versioned, ...modifiers, ...(is3d && !modifiers.includes('3D') ? ['3D'] : [])])
}

function pictureOf({ aspect, inside }: CplName, t: Translate): string | null {
  if (aspect === null) return null
  const text = t(aspects[aspect])
  if (inside === null) return text
  const form = { minimumFractionDigits: 2 } as const
  // Two digits are tenths ("19"), three are hundredths ("133").
  const ratio = Number(inside) / 10 ** (inside.length - 1)
  return t('cpl.inside', { aspect: text, ratio: getNumberFormat(t.locale, form).format(ratio) })
}

function subtitleOf({ code, isBurnedIn }: Subtitle, t: Translate): string {
  return t(isBurnedIn ? 'cpl.burnedIn' : 'cpl.projected', { language: languageOf(code, t) })
}

function languageOf(code: string, t: Translate): string {
  return displayName('language', languageTag(code), code, t)
}

/** Returns the name of a territory; ratings and other codes are unchanged. */
function placeOf(code: string, index: number, t: Translate): string {
  const key = places[code]
  if (key) return t(key)
  return index === 0 ? displayName('region', regionCode(code), code, t) : code
}

const displayNames = new Map<string, Intl.DisplayNames>()

/**
 * Returns the name of a language or region in a locale; the code if it has no name. `Intl.DisplayNames` are cached,
 * since creating them takes far longer than a lookup.
 */
function displayName(type: 'language' | 'region', tag: string | null, code: string, { locale }: Translate): string {
  if (tag === null) return code
  try {
    const form = { type, style: 'short', fallback: 'none' } as const
    const names = getOrInsert(displayNames, `${locale} ${type}`, () => new Intl.DisplayNames(locale, form))
    return names.of(tag) ?? code
  } catch {
    return code
  }
}
