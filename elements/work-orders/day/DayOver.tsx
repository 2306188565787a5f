import type { Coverage } from '../../../core/work-orders/active/store'
import { useText } from '../../kit/context'

interface Props {
  coverage: Coverage
  /** The count of known active orders. */
  knownCount: number
}

/** The orders that the figures of the day cover. */
export function DayOver({ coverage, knownCount }: Props) {
  const t = useText()
  const { isWhole, isFailing, pagesRead: read, pages, total } = coverage
  if (isWhole && total !== null && total > knownCount)
    return <span>{t('schedule.day.over.newest', { known: knownCount, total })}</span>
  if (isWhole) return <span>{t('schedule.day.over.all', { count: knownCount })}</span>
  if (isFailing) return <span>{t('schedule.day.over.incomplete', { count: knownCount })}</span>
  if (pages === null) return <span>{t('schedule.day.over.readingMore')}</span>
  return <span>{t('schedule.day.over.reading', { read, pages })}</span>
}
