import { isDay } from '../../base/days'
import { maxPercent } from '../../calendar/rules'
import type { CalendarDay } from '../../wire/calendar'
import type { Form, Problem } from './read'
import { fields, flag, leaf, optional, type Sent, wholeNumber } from './shapes'

const date = leaf<string>(value => (isDay(value) ? null : { code: 'invalid', message: 'Enter a date as YYYY-MM-DD' }))

const newShape = fields({ date, holiday: flag })
const dayShape = fields({
  date,
  holiday: flag,
  discount: optional(wholeNumber(0, maxPercent.discount)),
  surge: optional(wholeNumber(0, maxPercent.surge)),
  version: leaf<unknown>(() => null),
})

/** The body of a new holiday on a day without a record. */
export const newHoliday: Form<Sent<typeof newShape>, CalendarDay> = {
  shape: newShape,
  problems: ({ holiday }) =>
    holiday ? [] : [{ path: 'holiday', code: 'invalid', message: 'A new day must be a holiday' }],
  clean: sent => ({ ...sent, discount: null, surge: null }),
}

/** The body of any day. A day has at most one price change, and a holiday has none. */
export const day: Form<Sent<typeof dayShape>, CalendarDay> = {
  shape: dayShape,
  problems({ holiday, discount = null, surge = null }) {
    const problem = (path: string, message: string): Problem => ({ path, code: 'both', message })
    return [
      ...(discount !== null && surge !== null ? [problem('surge', 'Choose a discount or a surge, not both')] : []),
      ...(holiday && (discount ?? surge) !== null
        ? [problem('holiday', 'A holiday can’t have a discount or a surge')]
        : []),
    ]
  },
  clean: ({ date, holiday, discount, surge, version }) => ({
    date,
    holiday,
    discount: discount ?? null,
    surge: surge ?? null,
    // A version that is not a text becomes an empty one, which equals no version of a day.
    ...(version !== undefined && version !== null && { version: typeof version === 'string' ? version : '' }),
  }),
}
