import type { KeptChoice } from './kept-choice'
import type { Span } from './types'
import { meet, rangeIn } from './wanted'

/** Days that are open to be changed, and everything that was chosen and is not saved. */
export interface Chosen {
  /** As typed, or on the way there. */
  readonly days: Span | null
  /** The last whole days that these were: a choice is for them while others are half typed. */
  readonly range: Span | null
  /** The days were typed, not pressed. */
  readonly typed: boolean
  /** What was chosen for these days. */
  readonly open: KeptChoice | null
  /** It was chosen on an earlier visit. */
  readonly restored: boolean
  /** Choices for other days, oldest first; where two of them meet the later one holds. */
  readonly aside: readonly KeptChoice[]
}

/** How days were selected in the month: by one press, drawn over, or by moving an end of those that are selected. */
export type SelectedBy = 'press' | 'draw' | 'extend'

export const nothingChosen: Chosen = { days: null, range: null, typed: false, open: null, restored: false, aside: [] }

const only = ({ from, to }: Span): Span => ({ from, to })

function opened(days: Span | null, aside: Chosen['aside'], open: KeptChoice | null = null): Chosen {
  const range = days && only(days)
  return { ...nothingChosen, days: range, range, open, aside }
}

/** Closes the days. Their choice stays with them, where it is `wanted`: where they are not so already. */
export function left(chosen: Chosen, wanted: boolean): Chosen {
  const { open, aside } = chosen
  return opened(null, open && wanted ? [...aside, open] : aside)
}

/**
 * Other days are selected. An end that is moved takes the choice along; otherwise it stays with its own days, and who
 * presses one of those, or draws over just those, has all of them open again.
 */
export function selected(chosen: Chosen, days: Span, by: SelectedBy, wanted: boolean): Chosen {
  const { open } = chosen
  if (by === 'extend')
    return { ...opened(days, chosen.aside, open && { ...open, ...only(days) }), restored: chosen.restored }
  const { aside } = left(chosen, wanted)
  const isBack = (each: Span) => (by === 'press' ? meet(each, days) : each.from === days.from && each.to === days.to)
  const back = aside.findLast(isBack)
  if (!back) return opened(days, aside)
  const next = opened(
    back,
    aside.filter(each => each !== back),
    back,
  )
  return { ...next, restored: back === open && chosen.restored }
}

/** Days are typed: the choice goes with them as soon as they are days. */
export function retyped(chosen: Chosen, days: Span): Chosen {
  const range = rangeIn(days) ?? chosen.range
  const open = chosen.open && range && { ...chosen.open, ...only(range) }
  return { ...chosen, days, range, open, typed: true }
}

/** Something else is chosen for the open days: a choice of its own, by its `id`. */
export function chosenAs(chosen: Chosen, { id, kind, percent }: Omit<KeptChoice, 'from' | 'to'>): Chosen {
  return chosen.range ? { ...chosen, open: { id, ...only(chosen.range), kind, percent } } : chosen
}

/** Gives up what was chosen for the open days, and closes them or leaves them open. */
export function givenUp(chosen: Chosen, days: Span | null): Chosen {
  const next = opened(days, chosen.aside)
  return { ...next, range: rangeIn(days) ?? (days && chosen.range) }
}

/** What an earlier visit kept comes back: the last of it is opened, unless other days are. */
export function broughtBack(chosen: Chosen, kept: readonly KeptChoice[]): Chosen {
  const last = kept.at(-1)
  if (!last || chosen.days) return { ...chosen, aside: [...kept, ...chosen.aside] }
  return { ...opened(last, [...kept.slice(0, -1), ...chosen.aside], last), restored: true }
}

/**
 * Days were written that `choices` asked for. Of these very choices what `leftOf` does not leave is gone; what was
 * chosen since stays, and the days that are open stay open.
 */
export function written(
  chosen: Chosen,
  choices: readonly KeptChoice[],
  leftOf: (choices: readonly KeptChoice[]) => readonly KeptChoice[],
): Chosen {
  const ids = new Set(choices.map(({ id }) => id))
  const rest = (each: KeptChoice) => (ids.has(each.id) ? leftOf([each]) : [each])
  const { open } = chosen
  const aside = chosen.aside.flatMap(rest)
  return open && rest(open).length === 0
    ? { ...chosen, open: null, restored: false, typed: false, aside }
    : { ...chosen, aside }
}
