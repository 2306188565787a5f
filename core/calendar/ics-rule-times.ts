import type { Budget } from './ics-budget'
import { isInRule, periodsOfRule } from './ics-rule-days'
import { type Frequency, type Rule, sorted } from './ics-rule-parts'
import { dayLength } from './ics-times'

const [secondLength, minuteLength, hourLength] = [1000, 60_000, 3_600_000]
const unitLengths: Partial<Record<Frequency, number>> = {
  SECONDLY: secondLength,
  MINUTELY: minuteLength,
  HOURLY: hourLength,
}
/**
 * The number of days and periods in which a rule must find its next time. It can take 40 years until 29 February is a
 * Sunday again.
 */
const maxDays = 30_000

/**
 * Returns the times of a rule from its start on, in order, as long as the budget lasts.
 * @throws when the rule is impossible
 */
export function* timesFrom(rule: Rule, start: number, budget: Budget): Generator<number> {
  const isIn = isInRule(rule)
  const offsets = offsetsOf(rule)
  let [foundCount, days] = [0, 0]
  if (!budget.take(offsets.length)) return
  for (const period of periodsOfRule(rule, start)) {
    days += period.length + 1
    if (days > maxDays || !budget.take(period.length + 1)) break
    for (const bases of basesIn(period.filter(isIn), rule, start, budget))
      for (const index of indexesOf(rule.positions, bases.length * offsets.length)) {
        if (!budget.take(1)) return
        const at = (bases[Math.floor(index / offsets.length)] ?? 0) + (offsets[index % offsets.length] ?? 0)
        if (at < start) continue
        yield at
        days = 0
        foundCount += 1
        if (foundCount === rule.count) return
      }
  }
  if (foundCount === 0 && !budget.isSpent()) throw new Error('an impossible rule')
}

/** Returns the parts of the time that are shorter than the frequency, in milliseconds. A leap second is skipped. */
function offsetsOf({ frequency, hours, minutes, seconds }: Rule): number[] {
  const [usesHours, isHourly] = [unitLengths[frequency] === undefined, frequency === 'HOURLY']
  return (usesHours ? hours : [0]).flatMap(hour =>
    (usesHours || isHourly ? minutes : [0]).flatMap(minute =>
      (frequency === 'SECONDLY' ? [0] : seconds.filter(second => second < 60)).map(
        second => hour * hourLength + minute * minuteLength + second * secondLength,
      ),
    ),
  )
}

/** Returns the sets in which positions (BYSETPOS) count: the days of a period, or each hour, minute or second. */
function* basesIn(days: readonly number[], rule: Rule, start: number, budget: Budget): Generator<readonly number[]> {
  const unit = unitLengths[rule.frequency]
  if (unit === undefined) {
    yield days
    return
  }
  const first = Math.floor(start / unit) * unit
  const step = unit * rule.interval
  const isPermitted = (values: readonly number[], value: number) => values.length === 0 || values.includes(value)
  for (const day of days)
    for (let at = first + Math.max(0, Math.ceil((day - first) / step)) * step; at < day + dayLength; at += step) {
      if (!budget.take(1)) return
      const timeOfDay = at - day
      const isInDay =
        isPermitted(rule.hours, Math.floor(timeOfDay / hourLength)) &&
        (unit === hourLength || isPermitted(rule.minutes, Math.floor(timeOfDay / minuteLength) % 60)) &&
        (unit !== secondLength || isPermitted(rule.seconds, Math.floor(timeOfDay / secondLength) % 60))
      if (isInDay) yield [at]
    }
}

/** Returns the indexes of the times in a set that a rule names by their position; all indexes if it names none. */
function* indexesOf(positions: readonly number[], count: number): Generator<number> {
  const named = positions.map(position => (position > 0 ? position - 1 : count + position))
  if (named.length > 0) yield* sorted(named).filter(index => index >= 0 && index < count)
  else for (let index = 0; index < count; index += 1) yield index
}
