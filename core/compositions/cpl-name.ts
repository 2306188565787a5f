/** A subtitle in the name of a composition. */
export interface Subtitle {
  /** The code of the convention, in capitals: "DE", "LAS". */
  readonly code: string
  /** Whether the subtitle is part of the picture; otherwise the projector draws it. */
  readonly isBurnedIn: boolean
}

/** The facts in the name of a composition; null and empty for missing ones. */
export interface CplName {
  readonly title: string
  /** "FTR", "TLR", … */
  readonly contentType: string
  readonly version: string | null
  /** "3D", "14fl", "DVis", … in their order. */
  readonly modifiers: readonly string[]
  readonly aspect: 'F' | 'S' | 'C' | null
  /** The ratio of the picture inside the projector's ratio: "19" is 1.9, and "133" is 1.33. */
  readonly inside: string | null
  /** Null for a composition without speech, or without this field. */
  readonly audioLanguage: string | null
  readonly subtitles: readonly Subtitle[]
  readonly captions: readonly ('CCAP' | 'OCAP')[]
  /** The territory first, then ratings and other codes. */
  readonly territory: readonly string[]
  /** Channels or format first, then additions to the sound. */
  readonly audio: readonly string[]
  readonly resolution: '2K' | '4K' | null
  readonly studio: string | null
  /** YYYY-MM-DD. */
  readonly date: string | null
  readonly facility: string | null
  readonly standard: 'SMPTE' | 'IOP' | null
  readonly is3d: boolean
  /** VF needs assets of the OV, which must be on the drive too. */
  readonly packageType: 'OV' | 'VF' | null
}

const contentTypes = /^(FTR|TLR|TSR|TST|RTG|ADV|SHR|XSN|PSA|POL|CLP|PRO|STR|EPS|HLT|EVT)(-|$)/
const aspects = /^([FSC])(?:-(\d{2,3}))?$/
/** Channels or format come first; some names have the additions before them. */
const sounds = /^((HI|VI|SL|CCAP|D-?BOX)-)*(\d{2}|MOS|IAB|ATMOS|AURO|DTSX|DTS)(-|$)/i
const resolutions = /^[24]K$/
const dates = /^(\d{4})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const standards = /^(SMPTE|IOP)(-3D)?$/
const packages = /^(OV|VF)(-\d+)?$/
/** Codes of four letters are a language with a territory or a script ("FRBE"); some names have "INTL" for the territory INT. */
const languages = /^(?!INTL)[A-Za-z]{2,4}-[A-Za-z]{2,4}(-|$)/
const bareLanguage = /^([A-Za-z]{2,3}|(?!INTL)[A-Z]{4})$/
/** Territories have two or three letters, so that a code of four alone is a language. */
const onlyLanguage = /^(?!INTL|NULL)[A-Z]{4}$/
/** Codes that follow a territory and never a language: ratings, and whether the picture contains text. */
const territories = /^(INT|[A-Z]{2,3}-(TD|TL|R|G|U|PG|NR|NC|\d+[A-Z]*))(-|$)/
const emptyCodes: ReadonlySet<string> = new Set(['', 'NULL', 'NUL', 'XX'])

/**
 * Reads the name of a composition by the digital cinema naming convention (ISDCF DCNC 9.7). Fields are recognized by
 * their form, since real names leave some out: content type and ratio from the left, package and standard from the
 * right, date and resolution by their shape, sound before the resolution; the rest are language and territory. Returns
 * null for a free name, which is shown unchanged.
 */
export function decodeCplName(name: string): CplName | null {
  const fields = name.trim().split('_')
  const typeAt = fields.findIndex((field, index) => index > 0 && contentTypes.test(field))
  if (typeAt < 0) return null
  const right = fields.slice(typeAt + 1)
  const packageType = takeLast(right, packages)
  const standard = takeLast(right, standards)
  const [type = '', ...kinds] = (fields[typeAt] ?? '').split('-')
  const aspect = takeFirst(right, aspects)
  const resolutionAt = right.findLastIndex(field => resolutions.test(field))
  const before = resolutionAt < 0 ? right : right.slice(0, resolutionAt)
  const origin = originOf(resolutionAt < 0 ? [] : right.slice(resolutionAt + 1))
  const soundAt = before.findLastIndex(field => sounds.test(field))
  const languageFacts = languagesIn(before.filter((_, index) => index !== soundAt))
  // A content type alone may be an ordinary word, so another field of the convention is required.
  if (!aspect && resolutionAt < 0 && !standard) return null
  // A rating tag has its use (feature or trailer) in the place of the version.
  const version = type !== 'RTG' && /^(\d+|[A-Z])$/.test(kinds[0] ?? '') ? (kinds[0] ?? null) : null
  const modifiers = version === null ? kinds : kinds.slice(1)
  return {
    title: fields.slice(0, typeAt).join('_'),
    contentType: type,
    version,
    modifiers,
    aspect: (aspect?.[1] as CplName['aspect']) ?? null,
    inside: aspect?.[2] ?? null,
    ...languageFacts,
    audio: soundAt < 0 ? [] : (before[soundAt] ?? '').replace(/\bD-BOX\b/i, 'DBox').split('-'),
    resolution: (right[resolutionAt] as CplName['resolution']) ?? null,
    ...origin,
    standard: (standard?.[1] as CplName['standard']) ?? null,
    is3d: modifiers.includes('3D') || standard?.[2] !== undefined,
    packageType: (packageType?.[1] as CplName['packageType']) ?? null,
  }
}

/** Removes and returns the last field if it has a form. */
function takeLast(fields: string[], shape: RegExp): RegExpExecArray | null {
  const match = shape.exec(fields.at(-1) ?? '')
  if (match) fields.pop()
  return match
}

/** Removes and returns the first field if it has a form. */
function takeFirst(fields: string[], shape: RegExp): RegExpExecArray | null {
  const match = shape.exec(fields[0] ?? '')
  if (match) fields.shift()
  return match
}

/** Reads the origin of the composition: studio before the date, facility after it. */
function originOf(fields: readonly string[]): Pick<CplName, 'studio' | 'date' | 'facility'> {
  const index = fields.findIndex(field => dates.test(field))
  const [, year, month, day] = dates.exec(fields[index] ?? '') ?? []
  const date = year && month && day ? `${year}-${month}-${day}` : null
  const studio = index < 0 ? fields[0] : fields[index - 1]
  const facility = index < 0 ? (fields.length > 1 ? fields.at(-1) : undefined) : fields[index + 1]
  return { studio: valueOrNull(studio), date, facility: valueOrNull(facility) }
}

/** Reads language and territory; a single field is recognized by the codes that follow its first part. */
function languagesIn(
  fields: readonly string[],
): Pick<CplName, 'audioLanguage' | 'subtitles' | 'captions' | 'territory'> {
  const [first = ''] = fields
  // A language without subtitles is told from a territory by the territory that follows it.
  const hasLanguage = fields.length > 1 ? languages.test(first) || bareLanguage.test(first) : isLanguage(first)
  const [audio, ...rest] = hasLanguage ? first.split('-') : []
  const captions = rest.filter(part => part === 'CCAP' || part === 'OCAP') as CplName['captions']
  const subtitles = rest
    .filter(part => part !== 'CCAP' && part !== 'OCAP' && valueOrNull(part.toUpperCase()) !== null)
    .map(part => ({ code: part.toUpperCase(), isBurnedIn: part === part.toLowerCase() }))
  const place = fields[hasLanguage ? 1 : 0]
  const territory = (place ?? '').split('-').filter(part => valueOrNull(part) !== null)
  return { audioLanguage: valueOrNull(audio), subtitles, captions, territory }
}

function isLanguage(field: string): boolean {
  return onlyLanguage.test(field) || (languages.test(field) && !territories.test(field))
}

function valueOrNull(field: string | undefined): string | null {
  return field === undefined || emptyCodes.has(field) ? null : field
}
