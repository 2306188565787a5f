import { addDays } from '../../base/days'
import type { Day } from '../../wire/base'
import type { Movie } from '../../wire/work-orders'
import type { CompositionRecord } from '../records'
import { type Title, titles } from './titles'

/** Languages with their names in the movie lookup. */
const languages: Record<string, string> = {
  EN: 'English',
  ES: 'Spanish',
  FR: 'French',
  JA: 'Japanese',
  DE: 'German',
  FI: 'Finnish',
  HI: 'Hindi',
  PT: 'Portuguese',
  IT: 'Italian',
  ZH: 'Chinese',
  SV: 'Swedish',
}
/**
 * The original, and then the versions that need it. Upper-case subtitles are projected, lower-case ones are part of the
 * picture.
 */
const versions = [
  { subtitles: 'XX-CCAP', territory: 'US-13', audio: null },
  { subtitles: 'ES', territory: 'US-13', audio: null },
  { subtitles: 'FR', territory: 'CA-PG', audio: null },
  { subtitles: 'XX-OCAP', territory: 'US-13', audio: '51' },
]
/** The days between the making of a package and the release. */
const daysBeforeRelease = 24

export const maxVersions = versions.length

function joinWords(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number} ]/gu, '')
    .split(' ')
    .map(word => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}

/** Returns the name of a composition by the Digital Cinema Naming Convention 9.7. */
export function cplName(title: Title, version: number, date: Day): string {
  const { subtitles, territory, audio } = versions[version] ?? { subtitles: 'XX', territory: 'INT-TD', audio: null }
  const original = title.language !== 'EN' && version === 0 ? 'EN' : subtitles
  return [
    joinWords(title.name),
    `FTR-${version === 0 ? 4 : 4 + version}`,
    title.aspect,
    `${title.language}-${original}`,
    territory,
    audio ?? title.audio,
    title.resolution,
    title.studio,
    date.replaceAll('-', ''),
    'DLX',
    'SMPTE',
    version === 0 ? 'OV' : 'VF',
  ].join('_')
}

/** Returns a composition of a title. Versions after the first are small, because they refer to the original. */
export function compositionOf(titleIndex: number, version: number, today: Day): CompositionRecord {
  const title = titles[titleIndex % titles.length]
  if (title === undefined) throw new RangeError('No such title')
  return {
    id: `cpl-${String(titleIndex % titles.length).padStart(2, '0')}-${version + 1}`,
    cplName: cplName(title, version, addDays(today, title.release - daysBeforeRelease + version)),
    size: version === 0 ? title.size : Math.round(title.size / (150 + version * 11)),
    inStore: true,
    dcpTransferStatus: null,
    download: null,
  }
}

/** Returns the movies of the lookup. One title has no movie. */
export function moviesOf(today: Day): Movie[] {
  return titles.flatMap((title, index) =>
    title.name === 'Dry Dock'
      ? []
      : versions.map((_, version) => ({
          compositionId: compositionOf(index, version, today).id,
          movieId: `movie-${String(index).padStart(2, '0')}`,
          movieName: title.name,
          releaseDate: title.name === 'Night Freight' ? null : addDays(today, title.release),
          language: languages[title.language] ?? null,
        })),
  )
}
