import { useText } from '../../kit/context'

/**
 * Returns a function that formats a count: "1,204", or "at least 1,204" for a lower bound. The short form of a lower
 * bound is "1,204+", for figures on one line.
 */
export function useAmount(form: 'long' | 'short' = 'long') {
  const t = useText()
  const number = new Intl.NumberFormat(t.locale)
  const more = form === 'short' ? 'schedule.day.orMore' : 'schedule.day.atLeast'
  return (count: number, isAtLeast: boolean) => (isAtLeast ? t(more, { count }) : number.format(count))
}
