import { addDays } from '../../core/base/days'
import { inCell, sameChoice, wantedOf } from '../../core/calendar/wanted'
import type { Clash } from '../../core/drafts/clash'
import type { Difference } from '../../core/drafts/differences'
import { type Translate, verbatim } from '../../core/i18n/translate'
import { DraftBanner, type DraftShown } from '../base/drafts/DraftBanner'
import { useText } from '../kit/context'
import { Differences } from '../parts/Differences'
import { wantedWords } from './marks'
import { rangeWords } from './range-words'

type Clashes = ReadonlyMap<string, Clash>

interface Props {
  draft: DraftShown
  clashes: Clashes
  onSend(): void
}

/** What was chosen and could not be saved, or stands against what somebody else has made of these days. */
export function ClashBanner({ draft, clashes, onSend }: Props) {
  const t = useText()
  return (
    <DraftBanner
      draft={draft}
      failureTitle={t('calendar.saveFailed')}
      differences={<Differences of={[...clashes.keys()].flatMap(date => differenceFrom(date, clashes, t))} />}
      onSend={onSend}
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
      sameChoice(clash.mine, next.mine, other) &&
      sameChoice(clash.theirs, next.theirs, other)
    )
  }
  if (!clash || isSame(addDays(date, -1))) return []
  let to = date
  while (isSame(addDays(to, 1))) to = addDays(to, 1)
  const words = (content: unknown) => [verbatim(wantedWords(wantedOf(inCell(content)), t))]
  return [
    {
      key: date,
      title: verbatim(rangeWords({ from: date, to }, t)),
      before: words(clash.theirs),
      after: words(clash.mine),
    },
  ]
}
