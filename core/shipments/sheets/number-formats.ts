import { tagsIn } from './part-markup'

/** The start of the format code of a day that follows the program's language. */
const localDay = /^\[\$-F800\]/i

/**
 * The format codes that every program knows by number (ECMA-376, part 1, 18.8.30). The numbers from 27 to 36 and from
 * 50 to 58 are days in East Asian languages, each in the form of its language.
 */
const knownFormats: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0;-$#,##0',
  6: '$#,##0;-$#,##0',
  7: '$#,##0.00;-$#,##0.00',
  8: '$#,##0.00;-$#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: '[$-F800]m/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: '[$-F800]m/d/yyyy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  41: '#,##0;-#,##0',
  42: '$#,##0;-$#,##0',
  43: '#,##0.00;-#,##0.00',
  44: '$#,##0.00;-$#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
  48: '##0.0E+0',
  49: '@',
}

/** Returns whether a format shows days in the form of the program's language, so that the author's form is unknown. */
export function isLocalDay(format: string): boolean {
  return localDay.test(format)
}

function knownFormat(number: number): string | undefined {
  const isEastAsianDay = (number >= 27 && number <= 36) || (number >= 50 && number <= 58)
  return isEastAsianDay ? '[$-F800]yyyy-mm-dd' : knownFormats[number]
}

/**
 * Returns the number formats of a workbook's cell styles, in the order of the styles.
 * @param styles the markup of the styles; empty for a workbook without them
 */
export function formatsIn(styles: string): readonly string[] {
  const customFormats = new Map(
    tagsIn(styles, 'numFmt').map(({ numFmtId, formatCode = '' }) => [Number(numFmtId), formatCode]),
  )
  const [, cells = ''] = /<(?:[\w.-]+:)?cellXfs[\s>]([\s\S]*?)<\/(?:[\w.-]+:)?cellXfs\s*>/.exec(styles) ?? []
  return tagsIn(cells, 'xf').map(({ numFmtId }) => {
    const number = Number(numFmtId ?? 0)
    return customFormats.get(number) ?? knownFormat(number) ?? 'General'
  })
}
