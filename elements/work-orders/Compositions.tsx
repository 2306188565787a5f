import { inElement } from '../kit/own-text'
import '../../core/compositions/words'
import { type ReactNode, useMemo } from 'react'
import { formatBytes } from '../../core/base/bytes'
import { type CplName as Decoded, decodeCplName } from '../../core/compositions/cpl-name'
import { type CplField, cplParts, differing } from '../../core/compositions/cpl-words'
import type { StatusLook } from '../../core/i18n/status-look'
import type { Translate } from '../../core/i18n/translate'
import type { Composition } from '../../core/wire/work-orders'
import { isDownloading } from '../../core/work-orders/is-downloading'
import { movies } from '../../core/work-orders/movies'
import { downloadLook, uploadLook } from '../../core/work-orders/transfers'
import sheet from '../../styles/areas/work-orders-opened.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { StatusText } from '../kit/feedback/StatusText'
import { statusIcon } from '../parts/status-icon'
import { CplName } from './CplName'

interface CompositionsProps {
  compositions: readonly Composition[]
  /** Renders the actions of a composition. */
  action?: (composition: Composition) => ReactNode
  /** Renders a running download of a composition, with its percentage. */
  progress?: (composition: Composition) => ReactNode
}

const noFields: ReadonlySet<CplField> = new Set()
/** The fields that characterize a version. Maker and date differ in every version. */
const versionFields: ReadonlySet<CplField> = new Set([
  'picture',
  'language',
  'subtitles',
  'captions',
  'territory',
  'sound',
  'resolution',
  'standard',
])

/**
 * The compositions of an order: the parts of each name, the differences between versions of one title, the size, and
 * the progress.
 */
export function Compositions({ compositions, action, progress }: CompositionsProps) {
  const t = useText()
  useSheet(sheet)
  const decoded = useMemo(() => compositions.map(({ cplName }) => decodeCplName(cplName)), [compositions])
  const marked = useMemo(() => marksOf(decoded, t), [decoded, t])
  const isMarked = [...marked.values()].some(fields => fields.size > 0)
  return (
    <>
      <FilmLines compositions={compositions} />
      <ul>
        {compositions.map((composition, index) => {
          const name = decoded[index] ?? null
          return (
            <li key={composition.id} className="composition">
              <CplName name={composition.cplName} decoded={name} marked={(name && marked.get(name)) ?? noFields} />
              <span className="composition-where">
                {composition.size > 0 && <span className="quiet-text">{formatBytes(composition.size, t.locale)}</span>}
                <Transfer look={downloadLook(composition, progress === undefined)} />
                <Transfer look={uploadLook(composition)} />
                {inElement(action?.(composition))}
              </span>
              {inElement(isDownloading(composition) && progress?.(composition))}
            </li>
          )
        })}
      </ul>
      {isMarked && <p className="composition-note quiet-text">{t('cpl.differ')}</p>}
    </>
  )
}

/** The known films of the compositions: name, language, release. */
function FilmLines({ compositions }: { compositions: readonly Composition[] }) {
  const t = useText()
  const films = useStore(movies).known.value
  const uniqueFilms = new Map(compositions.flatMap(({ id }) => films.get(id) ?? []).map(film => [film.movieId, film]))
  return [...uniqueFilms.values()].map(({ movieId, movieName, language, releaseDate }) => (
    <p key={movieId} className="film-line">
      <b translate="no">{movieName}</b>
      <span className="quiet-text">
        {[language, releaseDate && t('workOrders.released', { date: releaseDate })].filter(Boolean).join(' · ')}
      </span>
    </p>
  ))
}

/** Returns by name the fields that differ between versions of a title. An OV is the base of its VFs and has no marks. */
function marksOf(decoded: readonly (Decoded | null)[], t: Translate): ReadonlyMap<Decoded, ReadonlySet<CplField>> {
  const names = decoded.flatMap(name => name ?? [])
  return new Map(
    names.map(name => {
      const versions = names.filter(({ title }) => title === name.title)
      const isOrigin = name.packageType === 'OV' && versions.some(({ packageType }) => packageType === 'VF')
      const fields = isOrigin ? noFields : differing(versions.map(each => cplParts(each, t)))
      return [name, new Set([...fields].filter(field => versionFields.has(field)))]
    }),
  )
}

function Transfer({ look }: { look: StatusLook | null }) {
  const t = useText()
  if (look === null) return null
  return (
    <StatusText icon={statusIcon(look.icon)} tone={look.tone}>
      {t.text(look.label)}
    </StatusText>
  )
}
