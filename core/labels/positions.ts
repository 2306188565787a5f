import { capacityOf, type Sheet } from './sheets'

/** The correction of a printer, in millimeters to the right and down. */
export interface Offset {
  readonly x: number
  readonly y: number
}

/** The maximum correction of a printer, in millimeters. A larger difference means that the sheet is another one. */
export const maxOffset = 10

/** The maximum number of copies of a label. */
export const maxCopies = 20

/** Returns the top left corner of a label in millimeters; positions count from 1, along the rows. */
export function cornerOf(sheet: Sheet, position: number, offset: Offset): Offset {
  const index = position - 1
  const column = index % sheet.columns
  const row = Math.floor(index / sheet.columns)
  return {
    x: rounded(sheet.margin.left + column * sheet.pitch.x + offset.x),
    y: rounded(sheet.margin.top + row * sheet.pitch.y + offset.y),
  }
}

/** Returns a length rounded to microns, which is finer than any printer, since a sum of tenths has sixteen digits. */
function rounded(millimetres: number): number {
  return Math.round(millimetres * 1000) / 1000
}

export interface Placed<Item> {
  readonly item: Item
  /** Counts from 1. */
  readonly position: number
}

/**
 * Returns the pages of some labels, `copies` of each side by side. The first label has position `start` on the first
 * page, because the labels before it are used up; each later page begins at 1.
 */
export function pagesOf<Item>(items: readonly Item[], sheet: Sheet, start: number, copies: number): Placed<Item>[][] {
  const capacity = capacityOf(sheet)
  const first = Math.min(Math.max(1, start), capacity) - 1
  const pages: Placed<Item>[][] = []
  const all = items.flatMap(item => Array.from({ length: copies }, () => item))
  all.forEach((item, index) => {
    const place = first + index
    const page = Math.floor(place / capacity)
    pages[page] ??= []
    pages[page].push({ item, position: (place % capacity) + 1 })
  })
  return pages
}
