import { read, utils, write } from 'xlsx'
import type { Contender } from '../../types'
import { makeFile } from './ours'
import { stepsOf, trackingColumn } from './world'

export async function make(count: number): Promise<Contender> {
  const { sheet, file } = await makeFile(count)
  return stepsOf(sheet, file, {
    async read(bytes) {
      const book = read(bytes, { type: 'array' })
      const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
      return `${rows.length - 1} ${rows.at(-1)?.[trackingColumn]}`
    },
    async write({ titles, rows }) {
      const book = utils.book_new()
      utils.book_append_sheet(book, utils.aoa_to_sheet([[...titles], ...rows.map(row => [...row])]), 'Shipments')
      return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer
    },
  })
}
