import { toJson } from '../base/json'
import { readTime } from '../base/read-time'
import { type AnyOption, isBlankOption, optionKey, sizeKey, timeOf } from './options'
import { areaPairs, listPairs, pairsOf } from './pairs'
import { centsOf } from './prices'
import { areaId, isOffered, listId } from './rules'
import type { AreaForm, ListForm, Offer } from './types'

/** The area or list that a change is about. */
export interface Subject {
  readonly of: 'area' | 'list'
  readonly key: string
  /** The code of an area; the name or id of a list. */
  readonly name: string
}

/** A difference between two offers. The same change of several areas is one change with several subjects. */
export type Change = { readonly subjects: readonly Subject[] } & (
  | { readonly kind: 'added' | 'removed' }
  /** `time` is the time of the option, such as "5 days"; prices are in cents. */
  | { readonly kind: 'price'; readonly time: string; readonly before: number | null; readonly after: number | null }
  | { readonly kind: 'pickup' | 'size'; readonly time: string; readonly before: string; readonly after: string }
  | { readonly kind: 'optionAdded' | 'optionRemoved'; readonly time: string; readonly price: number | null }
  | { readonly kind: 'excluded' | 'included'; readonly codes: readonly string[] }
  | { readonly kind: 'theatres'; readonly added: number; readonly removed: number }
  /** `time`: an option has another time. `before` and `after` are its times. */
  | { readonly kind: 'type' | 'name' | 'time'; readonly before: string; readonly after: string }
)

type Plain<Of> = Of extends unknown ? Omit<Of, 'subjects'> : never
type Difference = Plain<Change>

const order: readonly Change['kind'][] = ['added', 'removed', 'price']

/** Returns the changes from one offer to another, in groups: added, removed, prices, then the rest. */
export function changesBetween(before: Offer, after: Offer): readonly Change[] {
  const found = [
    ...compare(before.areas.filter(isOffered), after.areas.filter(isOffered), areaPairs, areaChanges),
    ...compare(before.lists, after.lists, listPairs, listChanges),
  ]
  const groups = new Map<string, Change>()
  for (const [subject, difference] of found) {
    const key = toJson([difference, difference.kind === 'added' || difference.kind === 'removed' ? subject.key : ''])
    groups.set(key, { ...difference, subjects: [...(groups.get(key)?.subjects ?? []), subject] } as Change)
  }
  const rank = ({ kind }: Change) => (order.indexOf(kind) + order.length + 1) % (order.length + 1)
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b))
}

function compare<Row extends AreaForm | ListForm>(
  before: readonly Row[],
  after: readonly Row[],
  keys: Parameters<typeof pairsOf<Row>>[2],
  differences: (before: Row, after: Row) => readonly Difference[],
): (readonly [Subject, Difference])[] {
  const pairs = pairsOf(before, after, keys)
  const paired = new Set(pairs.values())
  const [added, removed] = [[{ kind: 'added' }], [{ kind: 'removed' }]] as const
  const toChanges = (row: Row, index: number, found: readonly Difference[]) =>
    found.map(difference => [subjectOf(row, index), difference] as const)
  return [
    ...after.flatMap((row, index) => {
      const was = pairs.get(row)
      return toChanges(row, index, was ? differences(was, row) : added)
    }),
    ...before.flatMap((row, index) => (paired.has(row) ? [] : toChanges(row, index, removed))),
  ]
}

function subjectOf(row: AreaForm | ListForm, index: number): Subject {
  if ('code' in row) return { of: 'area', key: areaId(row), name: row.code }
  return { of: 'list', key: listId(row, index), name: row.name.trim() || (row.id ?? '') }
}

function areaChanges(before: AreaForm, after: AreaForm): readonly Difference[] {
  const excluded = after.excludeCodes.filter(code => !before.excludeCodes.includes(code))
  const included = before.excludeCodes.filter(code => !after.excludeCodes.includes(code))
  return [
    ...changed({ kind: 'type', before: before.deliveryType, after: after.deliveryType }),
    ...optionChanges(before.options, after.options, (was, is, time) =>
      changed({ kind: 'pickup', time, before: readTime(was.pickup) ?? '', after: readTime(is.pickup) ?? '' }),
    ),
    ...(excluded.length > 0 ? [{ kind: 'excluded', codes: excluded } as const] : []),
    ...(included.length > 0 ? [{ kind: 'included', codes: included } as const] : []),
  ]
}

function listChanges(before: ListForm, after: ListForm): readonly Difference[] {
  const [was, is] = [new Set(before.theatres), new Set(after.theatres)]
  const added = after.theatres.filter(id => !was.has(id)).length
  const removed = before.theatres.filter(id => !is.has(id)).length
  return [
    ...changed({ kind: 'name', before: before.name.trim(), after: after.name.trim() }),
    ...changed({ kind: 'type', before: before.deliveryType, after: after.deliveryType }),
    ...(added + removed > 0 ? [{ kind: 'theatres', added, removed } as const] : []),
    ...optionChanges(before.options, after.options, (old, now, time) =>
      sizeKey(old.size) === sizeKey(now.size) ? [] : [{ kind: 'size', time, before: old.size, after: now.size }],
    ),
  ]
}

function changed(difference: Extract<Difference, { before: unknown }>): readonly Difference[] {
  return difference.before === difference.after ? [] : [difference]
}

function optionChanges<Option extends AnyOption>(
  before: readonly Option[],
  after: readonly Option[],
  others: (before: Option, after: Option, time: string) => readonly Difference[],
): readonly Difference[] {
  const removed = before.filter(option => !isBlankOption(option))
  const present = after.filter(option => !isBlankOption(option))
  const pairs = new Map<Option, Option>()
  // Pair equal options first, then options with the same time: a list may have one time for several sizes.
  for (const keyOf of [optionKey, timeOf])
    for (const option of present.filter(each => !pairs.has(each))) {
      const found = removed.findIndex(was => keyOf(was) === keyOf(option))
      for (const was of found < 0 ? [] : removed.splice(found, 1)) pairs.set(option, was)
    }
  // If one option is left on either side, it is the same option with another time.
  const [only, ...more] = present.filter(option => !pairs.has(option))
  if (only !== undefined && more.length === 0 && removed.length === 1)
    for (const was of removed.splice(0)) pairs.set(only, was)
  const found = present.flatMap((option): readonly Difference[] => {
    const time = timeOf(option)
    const was = pairs.get(option)
    if (was === undefined) return [{ kind: 'optionAdded', time, price: centsOf(option.price) }]
    if (optionKey(was) === optionKey(option)) return []
    return [
      ...changed({ kind: 'time', before: timeOf(was), after: time }),
      ...changed({ kind: 'price', time, before: centsOf(was.price), after: centsOf(option.price) }),
      ...others(was, option, time),
    ]
  })
  return [
    ...found,
    ...removed.map(option => ({ kind: 'optionRemoved', time: timeOf(option), price: centsOf(option.price) }) as const),
  ]
}

/** Returns the counts for the sentence "1 added, 1 removed, 1 price changed: $25.00 to $30.00". */
export function totalsOf(all: readonly Change[]) {
  const count = (kind: Change['kind']) => all.filter(change => change.kind === kind).length
  const [added, removed, prices] = [count('added'), count('removed'), count('price')]
  const only = prices === 1 ? all.find(change => change.kind === 'price') : undefined
  return {
    added,
    removed,
    prices,
    /** The only price that changed, in cents; null if there are more or none. */
    price: only && only.before !== null && only.after !== null ? { before: only.before, after: only.after } : null,
    others: all.length - added - removed - prices,
  }
}
