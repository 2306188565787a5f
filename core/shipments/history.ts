import type { RowEdits } from './row-edits'

const longest = 100

export type History = ReturnType<typeof createHistory>

/** What was typed, step by step, latest last. Letters typed in one cell, one after another, are one step. */
export function createHistory() {
  let steps: RowEdits[] = []
  let lastCell: string | undefined
  return {
    /** Keeps what stood before a step. `cell` names the one that is typed in. */
    add(before: RowEdits, cell?: string): void {
      if (cell === undefined || cell !== lastCell) steps = [...steps, before].slice(-longest)
      lastCell = cell
    },
    take(): RowEdits | undefined {
      lastCell = undefined
      return steps.pop()
    },
    /** What another window has typed is no step of this one: it stands in all of them. */
    rewrite(change: (step: RowEdits) => RowEdits): void {
      steps = steps.map(change)
    },
    clear(): void {
      steps = []
      lastCell = undefined
    },
  }
}
