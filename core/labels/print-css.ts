import { cornerOf, type Offset } from './positions'
import { capacityOf, type Sheet } from './sheets'

/**
 * The margin in millimeters that stays free of text: printers cannot print to the edge of a roll, and a sheet may lie
 * askew.
 */
export function insetOf({ paper }: Sheet): number {
  return paper === null ? 3 : 2.5
}

/**
 * Returns the sheet that places labels on their page by classes, since a strict policy allows no style on an element.
 */
export function sheetCss(sheet: Sheet, offset: Offset): string {
  const { page, label } = sheet
  const positions = Array.from({ length: capacityOf(sheet) }, (_, index) => index + 1)
  return [
    `@page{size:${page.width}mm ${page.height}mm;margin:0}`,
    // The page is slightly shorter than the paper, since rounding would print an empty page after each page.
    `.label-page{inline-size:${page.width}mm;block-size:${page.height - 0.1}mm}`,
    `.drive-label{inline-size:${label.width}mm;block-size:${label.height}mm;padding:${insetOf(sheet)}mm}`,
    ...positions.map(position => {
      const { x, y } = cornerOf(sheet, position, offset)
      return `.label-at-${position}{left:${x}mm;top:${y}mm}`
    }),
  ].join('\n')
}
