import { useText } from '../../kit/context'

/** Returns how figures of the day are written: "1,204", and "at least 1,204" where there can be more. */
export function useAmount() {
  const t = useText()
  const number = new Intl.NumberFormat(t.locale)
  return (count: number, isAtLeast: boolean) =>
    isAtLeast ? t('schedule.day.atLeast', { count }) : number.format(count)
}
