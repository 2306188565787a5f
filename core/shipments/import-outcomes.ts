import type { RowOutcome } from './import-plan'

interface OutcomeRule {
  /** It needs a look: a cell to mend, or a serial that leads nowhere. */
  readonly troubled: boolean
  /** A person can take the row out, or back in. */
  readonly tickable: boolean
}

export const outcomeRules: Readonly<Record<RowOutcome, OutcomeRule>> = {
  change: { troubled: false, tickable: true },
  same: { troubled: false, tickable: true },
  problem: { troubled: true, tickable: true },
  unmatched: { troubled: true, tickable: false },
  repeated: { troubled: true, tickable: true },
  rejected: { troubled: false, tickable: false },
  'read-only': { troubled: false, tickable: false },
  'left-out': { troubled: false, tickable: true },
}
