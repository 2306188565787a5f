import { addDays } from '../../core/base/days'
import { choiceInCell, isSameChoice } from '../../core/calendar/choice-cells'
import type { Clash } from '../../core/drafts/clash'
import type { Difference } from '../../core/drafts/differences'
import type { DraftState } from '../../core/drafts/state'
import { type Translate, verbatim } from '../../core/i18n/translate'
import { DraftBanner, type DraftShown } from '../base/drafts/DraftBanner'
import { useText } from '../kit/context'
import { Differences } from '../parts/Differences'
import { useCalendar } from './calendar-context'
import { choiceWords } from './marks'
import { rangeWords } from './range-words'

type Clashes = ReadonlyMap<string, Clash>

/** States of the draft that are told above the month; days that came back are opened. */
const told: ReadonlySet<DraftState> = new Set(['conflict', 'synced', 'waiting'])

/** What was chosen and could not be saved, was discarded, or stands against what somebody else has made of these days. */
export function ClashBanner({ draft }: { draft: DraftShown }) {
  const t = useText()
  const { store, does } = useCalendar()
  const clashes = store.draft.clashes.value
  if (!draft.failure && !draft.undo && !told.has(draft.state)) return null
  return (
    <DraftBanner
      draft={draft}
      failureTitle={t('calendar.saveFailed')}
      differences={<Differences of={[...clashes.keys()].flatMap(date => differenceFrom(date, clashes, t))} />}
      onSend={() => void does.saveUnsent()}
    />
  )
}

/** Days in a row that say the same are told as one, at the first of them. */
function differenceFrom(date: string, clashes: Clashes, t: Translate): Difference[] {
  const clash = clashes.get(date)
  const isSame = (other: string) => {
    const next = clashes.get(other)
    return (
      clash !== undefined &&
      next !== undefined &&
      isSameChoice(clash.mine, next.mine, other) &&
      isSameChoice(clash.theirs, next.theirs, other)
    )
  }
  if (!clash || isSame(addDays(date, -1))) return []
  let to = date
  while (isSame(addDays(to, 1))) to = addDays(to, 1)
  const words = (content: unknown) => [verbatim(choiceWords(choiceInCell(content), t))]
  return [
    {
      key: date,
      title: verbatim(rangeWords({ from: date, to }, t)),
      before: words(clash.theirs),
      after: words(clash.mine),
    },
  ]
}
