import '../../core/service-areas/changes/words'
import edit from 'icon:edit'
import minus from 'icon:minus'
import plus from 'icon:plus'
import { useMemo, useState } from 'react'
import { toJson } from '../../core/base/json'
import { type Change, changesBetween } from '../../core/service-areas/changes'
import { sizeKey } from '../../core/service-areas/options'
import { nameOf } from '../../core/service-areas/places'
import { placesArea } from '../../core/service-areas/places-store'
import type { Offer, Places } from '../../core/service-areas/types'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import { Diff } from '../kit/feedback/Diff'
import type { Tone } from '../kit/feedback/tone'
import { Button } from '../kit/fields/Button'
import { NameList } from '../kit/named'
import { typeText } from '../parts/areas/area-text'
import { changeSentence, moneyText, subjectText, timeOf } from './change-words'

/** The number of changes that are shown before all are requested. */
const maxRows = 8

interface ChangesProps {
  /** The offer in force. */
  before: Offer
  after: Offer
}

/**
 * The panel of changes from the offer in force: a sentence, and a row for each change with old and new side by side.
 */
export function ChangesPanel({ before, after }: ChangesProps) {
  const t = useText()
  const all = useMemo(() => changesBetween(before, after), [before, after])
  return (
    <section className="panel" aria-label={t('changes.title')}>
      <div className="changes-head">
        <b>{t('changes.title')}</b>
        <span role="status">{all.length === 0 ? t('changes.none') : changeSentence(all, t)}</span>
        <span className="changes-against">{t('changes.against')}</span>
      </div>
      <Changes before={before} after={after} />
    </section>
  )
}

/** The rows of the changes without the panel. A few rows are shown until all are requested. */
export function Changes({ before, after }: ChangesProps) {
  const t = useText()
  const places = useStore(placesArea).places.value
  const all = useMemo(() => changesBetween(before, after), [before, after])
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? all : all.slice(0, maxRows)
  return (
    <>
      <ul className="changes">
        {shown.map(change => (
          <li key={`${change.kind} ${toJson(change)}`} className="change">
            <Badge {...lookOf(change.kind)}>{t(`changes.${change.kind}`)}</Badge>
            <span className="change-subject">
              <span>{subjectText(change.subjects, places, t)}</span>
              {'time' in change && <span className="quiet-text">{timeOf(change.time, t)}</span>}
            </span>
            <span className="change-values">
              <Values change={change} places={places} />
            </span>
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <div className="changes-more">
          <Button kind="quiet" size="bar" onClick={() => setExpanded(true)}>
            {t('changes.showAll', { count: all.length })}
          </Button>
        </div>
      )}
    </>
  )
}

function Values({ change, places }: { change: Change; places: Places }) {
  const t = useText()
  const typeLabel = (type: string, none: string) => (type === '' ? none : typeText(type, t))
  switch (change.kind) {
    case 'price':
      return (
        <Diff before={moneyText(change.before, t)} after={moneyText(change.after, t)} removed={change.after === null} />
      )
    case 'time':
      return <Diff before={timeOf(change.before, t)} after={timeOf(change.after, t)} />
    case 'optionAdded':
      return <Diff before={null} after={moneyText(change.price, t)} removed={change.price === null} />
    case 'optionRemoved':
      return <del>{moneyText(change.price, t)}</del>
    case 'pickup':
    case 'name':
      return <Diff before={change.before || t('changes.nothing')} after={change.after || t('changes.notYet')} />
    case 'size':
      return (
        <Diff
          before={t('changes.gigabytes', { size: sizeKey(change.before) })}
          after={t('changes.gigabytes', { size: sizeKey(change.after) })}
        />
      )
    case 'type':
      return (
        <Diff
          before={typeLabel(change.before, t('changes.nothing'))}
          after={typeLabel(change.after, t('changes.notYet'))}
        />
      )
    case 'excluded':
    case 'included':
      return <NameList names={change.codes.map(code => nameOf(places, code))} />
    case 'theatres':
      return <span>{t('changes.theatreCounts', { added: change.added, removed: change.removed })}</span>
    default:
      return null
  }
}

function lookOf(kind: Change['kind']): { tone: Tone; icon: string } {
  if (kind === 'added' || kind === 'optionAdded' || kind === 'included') return { tone: 'ok', icon: plus }
  if (kind === 'removed' || kind === 'optionRemoved' || kind === 'excluded') return { tone: 'danger', icon: minus }
  return { tone: 'warn', icon: edit }
}
