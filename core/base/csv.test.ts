import { expect } from 'chai'
import { createCsvReader } from './csv'

function rowsOf(text: string, cut = text.length): string[][] {
  const rows: string[][] = []
  const reader = createCsvReader(cells => rows.push(cells))
  for (let index = 0; index < text.length; index += cut) reader.push(text.slice(index, index + cut))
  reader.end()
  return rows
}

describe('separated values', () => {
  const table: [string, string, string[][]][] = [
    [
      'plain cells',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['quotes, commas and line breaks inside quotes', '"a ""b"", c","d\r\ne"\r\n', [['a "b", c', 'd\r\ne']]],
    [
      'empty cells',
      ',\r\n"",x\r\n',
      [
        ['', ''],
        ['', 'x'],
      ],
    ],
    ['no break at the end', 'a,b', [['a', 'b']]],
    [
      'lines that end in a line feed or a carriage return alone, and empty lines',
      'a\n\nb\r\rc\n',
      [['a'], [''], ['b'], [''], ['c']],
    ],
    ['a break after quotes', '"a"\r\n"b"\n', [['a'], ['b']]],
    ['words after quotes with their quotes', '"a"b"c,d\r\n', [['"a"b"c', 'd']]],
    ['a delimiter in quotes before words', '"a,b" c,d\n', [['"a,b" c', 'd']]],
    ['blanks after quotes out of the cell', '"a"  ,"b" \nc', [['a', 'b'], ['c']]],
    [
      'leading zeros and what looks like a formula',
      "007,'=1+1,'+1,'-1,'@x\r\n",
      [['007', "'=1+1", "'+1", "'-1", "'@x"]],
    ],
    ['a quote inside a plain cell', 'a"b,c\r\n', [['a"b', 'c']]],
  ]
  for (const [name, text, rows] of table)
    it(`keeps ${name}, wherever the text is cut`, () => {
      for (let cut = 1; cut <= text.length; cut += 1) expect(rowsOf(text, cut)).to.deep.equal(rows)
    })

  const open: readonly (readonly [text: string, line: number | null])[] = [
    ['a,"b\nc,d\n', 1],
    ['a,b\r\nc,"d\r\ne,f\r\n', 2],
    ['a\rb,"c\rd', 2],
    ['"a\nb"\n"c', 3],
    ['a,"b,c\nd,"e,f"\n', 1],
    ['"a\nb" c\n', 1],
    ['a,"', 1],
    ['a,b"\n"c"\n', null],
    ['a,"b\r\nc"\r\n', null],
    ['"a" b,c', null],
    ['"",""\n""', null],
  ]
  for (const [text, line] of open)
    it(`${line === null ? 'finds no unclosed quote' : `finds the unclosed quote of line ${line}`} in ${JSON.stringify(text)}`, () => {
      for (let cut = 1; cut <= text.length; cut += 1) {
        const reader = createCsvReader(() => undefined)
        for (let from = 0; from < text.length; from += cut) reader.push(text.slice(from, from + cut))
        expect(reader.end()).to.equal(line)
      }
    })

  it('are split at the delimiter', () => {
    const rows: string[][] = []
    const reader = createCsvReader(cells => rows.push(cells), ';')
    reader.push('a,b;"c;d"')
    reader.end()
    expect(rows).to.deep.equal([['a,b', 'c;d']])
  })
})
