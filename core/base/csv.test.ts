import { expect } from 'chai'
import { createCsvReader } from './csv'

function rowsOf(words: string, cut = words.length): string[][] {
  const rows: string[][] = []
  const reader = createCsvReader(cells => rows.push(cells))
  for (let at = 0; at < words.length; at += cut) reader.push(words.slice(at, at + cut))
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
    ['words after quotes', '"a"b"c,d\r\n', [['ab"c', 'd']]],
    [
      'leading zeros and what looks like a formula',
      "007,'=1+1,'+1,'-1,'@x\r\n",
      [['007', "'=1+1", "'+1", "'-1", "'@x"]],
    ],
    ['a quote inside a plain cell', 'a"b,c\r\n', [['a"b', 'c']]],
  ]
  for (const [name, words, rows] of table)
    it(`keeps ${name}, wherever the text is cut`, () => {
      for (let cut = 1; cut <= words.length; cut += 1) expect(rowsOf(words, cut)).to.deep.equal(rows)
    })

  it('are parted by what delimits them', () => {
    const rows: string[][] = []
    const reader = createCsvReader(cells => rows.push(cells), ';')
    reader.push('a,b;"c;d"')
    reader.end()
    expect(rows).to.deep.equal([['a,b', 'c;d']])
  })
})
