import { type ExportSheet, exportSheet } from '../../../../core/shipments/sheets/export-sheet'
import { sheetColumns } from '../../../../core/shipments/sheets/spreadsheet'
import { createRandom } from '../../../../core/testing/random'
import type { Contender } from '../../types'

/** Returns `count` rows of the shipments spreadsheet's twenty columns, the same every time. */
export function manyRows(count: number): ExportSheet {
  const random = createRandom(17)
  const empty = exportSheet([], { workOrderNo: 'WO-1', zone: 'UTC' })
  const rows = Array.from({ length: count }, (_, index) =>
    sheetColumns.map(({ id }) =>
      id === 'serial' ? index + 1 : id === 'workOrder' ? 'WO-1' : `${id} ${random.digits(9)}`,
    ),
  )
  return { ...empty, choices: [], rows }
}

interface Sheets {
  /** Returns the number of rows and the last row's tracking number, as text. */
  read(file: Uint8Array<ArrayBuffer>): Promise<string>
  write(sheet: ExportSheet): Promise<Blob | Uint8Array | ArrayBuffer>
}

export const trackingColumn = sheetColumns.findIndex(({ id }) => id === 'shippingTracking')

export function stepsOf(sheet: ExportSheet, file: Uint8Array<ArrayBuffer>, { read, write }: Sheets): Contender {
  let shown = ''
  return {
    steps: {
      read: async () => {
        shown = await read(file.slice())
      },
      write: async () => {
        const written = await write(sheet)
        if ((written instanceof Blob ? written.size : written.byteLength) < 1000) throw new Error('nothing was written')
      },
    },
    shown: () => shown,
  }
}
