import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { courierKey } from '../rows/couriers'
import { type EditField, editFields } from '../types'
import { type ImportChoices, noChoices, type PlannedRow, type Resolution } from './import-rows'

/**
 * Returns the choices of a person in the preview of an import. Each worksheet of the file has its own choices.
 * @param worksheet the name of the worksheet in the preview; null when the file has only one
 * @param rows returns the planned rows of that worksheet
 */
export function createImportChoices(worksheet: ReadonlySignal<string | null>, rows: () => readonly PlannedRow[]) {
  const byWorksheet = signal<ReadonlyMap<string | null, ImportChoices>>(new Map())
  const choices = computed(() => byWorksheet.value.get(worksheet.value) ?? noChoices)

  const find = (row: number) => rows().find(planned => planned.row === row)

  function choose(changed: Partial<ImportChoices>): void {
    byWorksheet.value = new Map([...byWorksheet.peek(), [worksheet.peek(), { ...choices.peek(), ...changed }]])
  }

  /** Sets the text of a cell in some rows. An empty text restores the cell of the sheet. */
  function correct(rows: readonly number[], field: EditField, text: string): void {
    const corrections = new Map(choices.peek().corrections)
    for (const row of rows) corrections.set(row, { ...corrections.get(row), [field]: text })
    choose({ corrections })
  }

  return {
    choices,
    /** Whether a person has made a choice in any worksheet. */
    isAnyMade: computed(() => byWorksheet.value.size > 0),
    clear(): void {
      byWorksheet.value = new Map()
    },
    actions: {
      correct,
      /**
       * Returns the rows with the same text in a cell as this row, including this row, for "use for all cells with this
       * text".
       */
      alike(row: number, field: EditField): readonly number[] {
        const key = courierKey(find(row)?.cells[field].to ?? '')
        return rows()
          .filter(({ cells }) => courierKey(cells[field].to) === key)
          .map(candidate => candidate.row)
      },
      /** Sets the status Shipped in every row that has a tracking number and would stay pending. */
      markShipped(): void {
        const staying = rows()
          .filter(({ sent }) => sent?.status === 'pending')
          .map(({ row }) => row)
        correct(staying, 'status', 'dispatched')
      },
      tick(row: number, ticked: boolean): void {
        const unticked = new Set(choices.peek().unticked)
        if (ticked) unticked.delete(row)
        else unticked.add(row)
        choose({ unticked })
      },
      tickAll(ticked: boolean): void {
        choose({ unticked: new Set(ticked ? [] : rows().map(({ row }) => row)) })
      },
      /** Resolves the conflict of a row with the values of the sheet or the saved ones. */
      resolve(row: number, keep: Resolution['keep']): void {
        const cells = find(row)?.cells
        if (!cells) return
        const conflicting = editFields.flatMap(field => {
          const { theirs } = cells[field]
          return theirs === null ? [] : [[field, theirs] as const]
        })
        const resolution = { keep, theirs: Object.fromEntries(conflicting) }
        choose({ resolutions: new Map([...choices.peek().resolutions, [row, resolution]]) })
      },
    },
  }
}
