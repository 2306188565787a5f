import type { CalendarDay } from '../../core/wire/calendar'
import type { Attribute } from '../base/bridge/attributes'
import type { ScreenProps } from '../base/bridge/description'

const month: Attribute<string> = {
  fallback: '',
  parse: raw => (/^\d{4}-(0[1-9]|1[0-2])$/.test(raw) ? raw : null),
  format: value => (value === '' ? null : value),
}

export const attributes = { month }

export interface Events {
  'reeldock-calendar-saved': { days: readonly CalendarDay[] }
}

/** The props of the calendar's screen. */
export type CalendarProps = ScreenProps<typeof attributes, Events>
