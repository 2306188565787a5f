import { type ReactNode, useMemo } from 'react'
import { formatBytes } from '../../core/base/bytes'
import names from '../../core/i18n/en/cpl-names'
import words from '../../core/i18n/en/work-orders-opened'
import type { StatusLook } from '../../core/i18n/status-look'
import { registerMessages, type Translate } from '../../core/i18n/translate'
import type { Composition, Movie } from '../../core/wire/work-orders'
import { isComing } from '../../core/work-orders/coming'
import { type CplName as Decoded, decodeCplName } from '../../core/work-orders/cpl-name'
import { type CplField, cplParts, differing } from '../../core/work-orders/cpl-words'
import { downloadLook, uploadLook } from '../../core/work-orders/transfers'
import sheet from '../../styles/areas/work-orders-opened.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { StatusText } from '../kit/feedback/StatusText'
import { CplName } from './CplName'
import { FilmLines } from './FilmLines'
import { transferIconOf } from './transfer-icons'

for (const each of [names, words]) registerMessages('en', each)

interface CompositionsProps {
  compositions: readonly Composition[]
  locale: string
  films: ReadonlyMap<string, Movie | null>
  /** What may be done with one. */
  action?: (composition: Composition) => ReactNode
  /** How one comes in while it does, with its percentage. */
  progress?: (composition: Composition) => ReactNode
}

const none: ReadonlySet<CplField> = new Set()
/** Of those that say what a version is: who made it and when always differs. */
const versionFields: ReadonlySet<CplField> = new Set([
  'type',
  'picture',
  'language',
  'subtitles',
  'captions',
  'territory',
  'sound',
  'resolution',
  'standard',
])

/** The compositions of an order: what each name says, where versions of one title differ, size, and how far each has come. */
export function Compositions({ compositions, locale, films, action, progress }: CompositionsProps) {
  const t = useText()
  useSheet(sheet)
  const decoded = useMemo(() => compositions.map(({ cplName }) => decodeCplName(cplName)), [compositions])
  const marked = useMemo(() => marksOf(decoded, t), [decoded, t])
  const isMarked = [...marked.values()].some(fields => fields.size > 0)
  return (
    <>
      <FilmLines compositions={compositions} films={films} />
      <ul>
        {compositions.map((composition, at) => {
          const name = decoded[at] ?? null
          return (
            <li key={composition.id} className="composition">
              <CplName name={composition.cplName} decoded={name} marked={(name && marked.get(name.title)) ?? none} />
              <span className="composition-where">
                {composition.size > 0 && <span className="quiet-text">{formatBytes(composition.size, locale)}</span>}
                <Transfer look={downloadLook(composition, progress === undefined)} />
                <Transfer look={uploadLook(composition)} />
                {action?.(composition)}
              </span>
              {isComing(composition) && progress?.(composition)}
            </li>
          )
        })}
      </ul>
      {isMarked && <p className="composition-note quiet-text">{t('cpl.differ')}</p>}
    </>
  )
}

/** By title, the fields in which its versions differ. */
function marksOf(decoded: readonly (Decoded | null)[], t: Translate): ReadonlyMap<string, ReadonlySet<CplField>> {
  const names = decoded.flatMap(name => name ?? [])
  return new Map(
    names.map(({ title }) => {
      const versions = names.filter(name => name.title === title).map(name => cplParts(name, t))
      return [title, new Set([...differing(versions)].filter(field => versionFields.has(field)))]
    }),
  )
}

function Transfer({ look }: { look: StatusLook | null }) {
  const t = useText()
  if (look === null) return null
  return (
    <StatusText icon={transferIconOf(look.icon)} tone={look.tone}>
      {t.text(look.word)}
    </StatusText>
  )
}
