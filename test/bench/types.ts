/** What a page lets the runner do with one contender. */
export interface Contender {
  /** By the names of the bench's steps. Each ends when what it changed has been drawn. */
  readonly steps: Readonly<Record<string, (turn: number) => Promise<void>>>
  /** What is in sight, in words: the same for all contenders after each step. */
  shown(): string
}

export interface Step {
  readonly name: string
  /** How often it is done and measured, one after the other; its value is their mean. */
  readonly turns: number
  /** How often it is done before that. */
  readonly warm?: number
}

/** CPU of the page's main thread, or of all threads of its process; or the heap after a step, with all garbage collected. */
export type Clock = 'main' | 'all' | 'heap'

/** The suite's value is at most so much of another's in the same run. */
export interface Limit {
  readonly step: string
  readonly against: string
  readonly atMost: number
  readonly clock: Clock
  /** The sizes at which it is judged. */
  readonly sizes: readonly number[]
}

/** Always with a contender named `ours`. */
export interface Bench {
  /** By which it is chosen: several can share one. */
  readonly name: string
  /** Path of its pages where that is not its name. */
  readonly pages?: string
  /** What every contender draws and does, said above the table. */
  readonly alike: string
  readonly sizes: readonly number[]
  /** The size of a run that only shows that everything works. */
  readonly small: number
  /** What each is, by its name. */
  readonly contenders: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
  readonly clocks: readonly Clock[]
  readonly limits: readonly Limit[]
}

/** CPU milliseconds of one step, and megabytes of heap after it. */
export type Cost = Readonly<Record<Clock, number>>

/** Of each contender, the costs of each step, one a round. */
export type Costs = ReadonlyMap<string, ReadonlyMap<string, readonly Cost[]>>
