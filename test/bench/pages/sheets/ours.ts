import SheetWorker from '../../../../core/shipments/sheets/sheet-worker?worker'
import { readSheet, writeSheet } from '../../../../core/shipments/sheets/sheets'
import type { Contender } from '../../types'
import { manyRows, stepsOf } from './world'

const options = { startWorker: () => new SheetWorker() }

/** Writes the file that all contenders read. */
export async function makeFile(count: number) {
  const sheet = manyRows(count)
  return { sheet, file: new Uint8Array(await (await writeSheet(sheet, options)).arrayBuffer()) }
}

export async function make(count: number): Promise<Contender> {
  const { sheet, file } = await makeFile(count)
  return stepsOf(sheet, file, {
    async read(bytes) {
      const { rows } = await readSheet(new Blob([bytes]), options)
      return `${rows.length} ${rows.at(-1)?.cells.shippingTracking}`
    },
    write: each => writeSheet(each, options),
  })
}
