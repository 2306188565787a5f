import { capacityOf, type Sheet } from './sheets'

/** Millimetres to the right and down by which a printer is corrected. */
export interface Offset {
  readonly x: number
  readonly y: number
}

/** The furthest that a printer is corrected, in millimetres: more than that is another sheet. */
export const furthest = 10

/** How often a label may be printed at once. */
export const maxCopies = 20

/** Top left corner of a label in millimetres; positions count from 1, along the rows. */
export function cornerOf(sheet: Sheet, position: number, offset: Offset): Offset {
  const at = position - 1
  const column = at % sheet.columns
  const row = Math.floor(at / sheet.columns)
  return {
    x: rounded(sheet.margin.left + column * sheet.pitch.x + offset.x),
    y: rounded(sheet.margin.top + row * sheet.pitch.y + offset.y),
  }
}

/** Microns are finer than any printer; without this a sum of tenths has sixteen digits. */
function rounded(millimetres: number): number {
  return Math.round(millimetres * 1000) / 1000
}

export interface Placed<Item> {
  readonly item: Item
  /** From 1. */
  readonly position: number
}

/**
 * The pages of some labels, `copies` of each side by side; the first stands at position `start` of the first page,
 * since the labels before it are used up, and each later page begins at 1.
 */
export function pagesOf<Item>(items: readonly Item[], sheet: Sheet, start: number, copies: number): Placed<Item>[][] {
  const capacity = capacityOf(sheet)
  const first = Math.min(Math.max(1, start), capacity) - 1
  const pages: Placed<Item>[][] = []
  const all = items.flatMap(item => Array.from({ length: copies }, () => item))
  all.forEach((item, index) => {
    const at = first + index
    const page = Math.floor(at / capacity)
    pages[page] ??= []
    pages[page].push({ item, position: (at % capacity) + 1 })
  })
  return pages
}
