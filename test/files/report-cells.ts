import type { CsvValue } from '../../core/testing/calls/csv'

/** What goes wrong in spreadsheets, each in a row beside its name. */
export const reportCells: readonly (readonly [name: string, value: CsvValue])[] = [
  ['plain', 'Northbound Line'],
  ['quotes and commas', 'The "second" cut, restored'],
  ['a line break', 'first line\nsecond line'],
  ['leading zeros', '0073938000549297'],
  ['many digits', '9400111206206405551234'],
  ['few digits', '48213'],
  ['digits around a letter', '48E213'],
  ['digits like a day', '3-4'],
  ['digits like a price', '1.50'],
  ['a moment', '2026-03-08T17:30:00Z'],
  ['a name that begins with a digit', '12 Angry Reels'],
  ['a formula', '=1+1'],
  ['a formula that calls', '=HYPERLINK("https://example.com","here")'],
  ['a plus', '+15125550101'],
  ['a minus', '-1'],
  ['an at', '@SUM(A1:A9)'],
  ['a formula behind a tab', '\t=1+1'],
  ['letters of elsewhere', 'Amélie 漢字 عربي'],
  ['a number', 12],
  ['nothing', null],
]
