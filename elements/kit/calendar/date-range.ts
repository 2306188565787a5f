import { isDay } from '../../../core/base/days'
import { type Text, text } from '../../../core/i18n/translate'
import type { DayRange } from './days'

interface Problem {
  text: Text
  sides: readonly ('from' | 'to')[]
}

/** What is wrong with two typed days; an empty one is not, so that a required range is its owner's to say. */
export function dayProblem(value: DayRange, min?: string, max?: string): Problem | null {
  const sides = (['from', 'to'] as const).filter(side => value[side] !== '')
  const unread = sides.filter(side => !isDay(value[side]))
  if (unread.length > 0) return { text: text('kit.notADay'), sides: unread }
  const outside = sides.filter(side => (min && value[side] < min) || (max && value[side] > max))
  if (outside.length > 0 && min && max) return { text: text('kit.dayOutside', { from: min, to: max }), sides: outside }
  if (sides.length === 2 && value.from > value.to) return { text: text('kit.daysTurned'), sides }
  return null
}
