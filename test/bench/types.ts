/** A contender in its page, as the runner drives it. */
export interface Contender {
  /** The steps by name. Each ends once its changes are drawn. */
  readonly steps: Readonly<Record<string, (turn: number) => Promise<void>>>
  /** Returns the visible content as text. All contenders return the same after each step. */
  shown(): string
}

export interface Step {
  readonly name: string
  /** The number of measured turns, one after the other. The result is their mean. */
  readonly turns: number
  /** The number of turns before the measurement. */
  readonly warm?: number
}

/**
 * CPU of the page's main thread, or of all threads of its process; or the heap after a step, with all garbage
 * collected.
 */
export type Clock = 'main' | 'all' | 'heap'

/** A limit on the ratio of the suite's value to another contender's in the same run. */
export interface Limit {
  readonly step: string
  readonly against: string
  readonly atMost: number
  readonly clock: Clock
  /** The sizes to which the limit applies. */
  readonly sizes: readonly number[]
}

/** A comparison of contenders. One of them is always named `ours`. */
export interface Bench {
  /** The name on the command line; several benches can share one. */
  readonly name: string
  /** The path of the pages, when it differs from the name. */
  readonly pages?: string
  /** The common content and actions of all contenders, printed above the table. */
  readonly alike: string
  readonly sizes: readonly number[]
  /** The size of a run that only shows that everything works. */
  readonly small: number
  /** A description of each contender, by its name. */
  readonly contenders: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
  readonly clocks: readonly Clock[]
  readonly limits: readonly Limit[]
}

/** CPU milliseconds of one step, and megabytes of heap after it. */
export type Cost = Readonly<Record<Clock, number>>

/** The costs of each contender's steps, one for each round. */
export type Costs = ReadonlyMap<string, ReadonlyMap<string, readonly Cost[]>>
