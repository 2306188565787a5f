import beach from 'icon:beach'
import discount from 'icon:discount'
import eraser from 'icon:eraser'
import surge from 'icon:trending-up'
import type { MonthDay, MonthMark } from '../../../../../elements/kit/calendar/month-day'

const off = (percent: number): MonthMark => ({
  icon: discount,
  label: `Discount ${percent}%`,
  short: `−${percent}%`,
  tone: 'info',
})
const up = (percent: number): MonthMark => ({
  icon: surge,
  label: `Surge ${percent}%`,
  short: `+${percent}%`,
  tone: 'warn',
})

const marked: Record<string, MonthDay> = {
  '2026-12-04': { mark: off(10) },
  '2026-12-11': { mark: off(10) },
  '2026-12-17': { mark: up(25) },
  '2026-12-18': { mark: up(25) },
  '2026-12-19': { mark: up(25) },
  '2026-12-22': { mark: up(40) },
  '2026-12-23': { mark: up(40) },
  '2026-12-24': { mark: up(40) },
  '2026-12-25': { mark: { icon: beach, label: 'Holiday', short: 'Holiday', tone: 'mute' }, hatched: true },
}

/** Returns the data of a day in the reference month. Saturdays and Sundays are closed. */
export function dayOf(date: string): MonthDay {
  const weekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
  return { ...marked[date], ...(weekend && { corner: { label: 'Closed', short: 'Closed' }, muted: true }) }
}

export const kinds = [
  { value: 'holiday', label: 'Holiday', detail: 'No work orders are assigned', icon: beach },
  { value: 'discount', label: 'Discount', detail: 'Lower prices to win quiet days', icon: discount },
  { value: 'surge', label: 'Surge', detail: 'Higher prices on busy days', icon: surge },
  { value: 'none', label: 'Nothing', detail: 'Normal prices', icon: eraser },
] as const

export type Kind = (typeof kinds)[number]['value']

export const keys = [
  { icon: beach, tone: 'mute', label: 'Holiday: no work orders are assigned' },
  { icon: discount, tone: 'info', label: 'Discount' },
  { icon: surge, tone: 'warn', label: 'Surge' },
] as const

export const monthWords = {
  title: 'Calendar',
  importDays: 'Import holidays…',
  exportDays: 'Export .ics',
  zone: 'Times in (UTC−06:00) Central Time',
  chosen: '22 to 24 December',
  dates: 'Dates',
  datesHint: '3 days, all working days',
  happens: 'What happens on these days',
  surge: 'Surge',
  price: 'The 2-day price of $58.00 becomes $81.20.',
  keepPrice: '14 drives have their ship-by on 21 December and keep their price.',
  clear: 'Clear days',
  cancel: 'Cancel',
  save: 'Save 3 days',
}
