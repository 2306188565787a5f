import { addDays } from '../../core/base/days'
import { choiceInCell, isSameChoice } from '../../core/calendar/choice-cells'
import type { Clash } from '../../core/drafts/clash'
import type { Difference } from '../../core/drafts/differences'
import type { DraftState } from '../../core/drafts/state'
import { type Translate, verbatim } from '../../core/i18n/translate'
import { DraftBanner, type ShownDraft } from '../base/drafts/DraftBanner'
import { useText } from '../kit/context'
import { Differences } from '../parts/Differences'
import { useCalendar } from './calendar-context'
import { choiceLabel } from './marks'
import { rangeLabel } from './range-label'

type Clashes = ReadonlyMap<string, Clash>

/** The states of the draft that have a banner. A restored draft has no banner, because its days are opened instead. */
const bannerStates: ReadonlySet<DraftState> = new Set(['conflict', 'synced', 'waiting'])

/** Shows a failed save, discarded choices, and conflicts with the changes of another person. */
export function ClashBanner({ draft }: { draft: ShownDraft }) {
  const t = useText()
  const { store, actions } = useCalendar()
  const clashes = store.draft.clashes.value
  if (!draft.failure && !draft.undo && !bannerStates.has(draft.state)) return null
  return (
    <DraftBanner
      draft={draft}
      failureTitle={t('calendar.saveFailed')}
      differences={<Differences of={[...clashes.keys()].flatMap(date => differenceFrom(date, clashes, t))} />}
      onSend={() => void actions.saveUnsent()}
    />
  )
}

/**
 * Returns one difference for consecutive days with the same conflict, at the first day; an empty list at the others.
 */
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
  const label = (content: unknown) => [verbatim(choiceLabel(choiceInCell(content), t))]
  return [
    {
      key: date,
      title: verbatim(rangeLabel({ from: date, to }, t)),
      before: label(clash.theirs),
      after: label(clash.mine),
    },
  ]
}
