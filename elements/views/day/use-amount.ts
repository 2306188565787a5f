import { useText } from '../../kit/context'

/**
 * Returns how figures of the day are written: "1,204", and "at least 1,204" where there can be more. Figures in a row
 * are short, "1,204+", so that they keep to one line.
 */
export function useAmount(form: 'long' | 'short' = 'long') {
  const t = useText()
  const number = new Intl.NumberFormat(t.locale)
  const more = form === 'short' ? 'schedule.day.orMore' : 'schedule.day.atLeast'
  return (count: number, isAtLeast: boolean) => (isAtLeast ? t(more, { count }) : number.format(count))
}
