import left from 'icon:chevron-left'
import right from 'icon:chevron-right'
import { addMonths } from '../../../core/base/days'
import { useLocale, useText } from '../context'
import { Button } from '../fields/Button'
import { IconButton } from '../fields/IconButton'
import { dayText, monthOf } from './days'

interface Props {
  /** The month, "YYYY-MM". */
  month: string
  onMonth: (month: string) => void
  /** The day "YYYY-MM-DD" to which an extra button returns. */
  today?: string | undefined
}

/** The name of the month between the buttons for the previous and the next one. */
export function MonthNav({ month, onMonth, today }: Props) {
  const t = useText()
  const locale = useLocale()
  const by = (count: number) => onMonth(monthOf(addMonths(`${month}-01`, count)))
  return (
    <div className="month-nav">
      <IconButton icon={left} flip label={t('kit.previousMonth')} onClick={() => by(-1)} />
      <span className="month-name" aria-live="polite">
        {dayText(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
      </span>
      <IconButton icon={right} flip label={t('kit.nextMonth')} onClick={() => by(1)} />
      {today && <Button onClick={() => onMonth(monthOf(today))}>{t('kit.today')}</Button>}
    </div>
  )
}
