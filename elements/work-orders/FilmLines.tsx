import type { Composition, Movie } from '../../core/wire/work-orders'
import { useText } from '../kit/context'

interface FilmLinesProps {
  compositions: readonly Composition[]
  films: ReadonlyMap<string, Movie | null>
}

/** The films that compositions are versions of, as far as they are known: name, language, release. */
export function FilmLines({ compositions, films }: FilmLinesProps) {
  const t = useText()
  const known = new Map(compositions.flatMap(({ id }) => films.get(id) ?? []).map(film => [film.movieId, film]))
  return [...known.values()].map(({ movieId, movieName, language, releaseDate }) => (
    <p key={movieId} className="film-line">
      <b>{movieName}</b>
      <span className="quiet-text">
        {[language, releaseDate && t('workOrders.released', { date: releaseDate })].filter(Boolean).join(' · ')}
      </span>
    </p>
  ))
}
