import type { RowEdits } from './row-edits'

const longest = 100

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
    clear(): void {
      steps = []
      lastCell = undefined
    },
  }
}
