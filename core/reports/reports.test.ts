import { expect } from 'chai'
import { fileNameIn } from './file-name'
import { readReport, readRows } from './read'
import { presetRange, previewRows, rangeGiven, rangeProblem } from './rules'

describe('the range of a report', () => {
  // @spec 7.28
  it('includes both days, 366 at most', () => {
    const problemOf = (from: string, to: string) => rangeProblem({ from, to })
    expect(problemOf('2026-01-01', '2026-01-01')).to.equal(null)
    expect(problemOf('2026-01-01', '2027-01-01')).to.equal(null)
    expect(problemOf('2026-01-01', '2027-01-02')).to.deep.equal({ key: 'reports.rangeTooLong', vars: { most: 366 } })
    expect(problemOf('2026-02-30', '2026-03-01')).to.deep.equal({ key: 'kit.notADay' })
    expect(problemOf('2026-03-02', '2026-03-01')).to.deep.equal({ key: 'kit.daysTurned' })
    expect(problemOf('', '2026-03-01')).to.deep.equal({ key: 'reports.rangeRequired' })
  })

  it('is the last 30 days if a day is missing, up to the given last day or today', () => {
    const rangeOf = (from: string, to: string) => rangeGiven({ from, to }, '2026-11-20')
    expect(rangeOf('', '')).to.deep.equal({ from: '2026-10-22', to: '2026-11-20' })
    expect(rangeOf('', '2026-03-30')).to.deep.equal({ from: '2026-03-01', to: '2026-03-30' })
    expect(rangeOf('2026-11-01', '')).to.deep.equal({ from: '2026-11-01', to: '2026-11-20' })
    expect(rangeProblem(rangeOf('', 'soon'))).to.deep.equal({ key: 'kit.notADay' })
  })

  it('has presets that end today', () => {
    expect(presetRange('last7', '2026-03-01')).to.deep.equal({ from: '2026-02-23', to: '2026-03-01' })
    expect(presetRange('thisMonth', '2026-03-01')).to.deep.equal({ from: '2026-03-01', to: '2026-03-01' })
    expect(presetRange('lastMonth', '2026-03-31')).to.deep.equal({ from: '2026-02-01', to: '2026-02-28' })
    for (const preset of ['last7', 'last30', 'thisMonth', 'lastMonth', 'lastYear'] as const)
      expect(rangeProblem(presetRange(preset, '2028-02-29'))).to.equal(null)
  })
})

describe('the name of a file', () => {
  const names: [string | null, string | null][] = [
    ['attachment; filename="work-orders_a_b.csv"', 'work-orders_a_b.csv'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    [`attachment; filename="x.csv"; filename*=UTF-8''r%C3%A9sum%C3%A9.csv`, 'résumé.csv'],
    ['attachment; filename="say \\"hi\\".csv"', 'say hi.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\x\\\\report.csv"', 'report.csv'],
    ['attachment; filename="..."', null],
    ["attachment; filename*=UTF-8''%E0%A4%A", null],
    ['attachment', null],
    [null, null],
  ]
  for (const [disposition, name] of names)
    it(`${disposition} is ${name}`, () => {
      expect(fileNameIn(disposition)).to.equal(name)
    })
})

describe('a report of 5,000 rows', () => {
  const head =
    'Work Order Number,Assigned On,Status,Delivery Mode,Compositions,Shipments,Shipped,Delivered,Ship By,Deliver By,On Time\r\n'
  const line = (index: number) =>
    `WO-${100_000 + index},2026-0${1 + (index % 9)}-1${index % 10}T1${index % 10}:${10 + (index % 50)}:00Z,fulfilled,PARTNERS,"A film, ""the"" second_FTR-4_F_EN-XX_US-13_51_2K",4,4,4,2026-03-09T22:00:00Z,2026-03-12T22:00:00Z,${index % 4 ? 'yes' : 'no'}\r\n`

  it('is read to its last byte except for empty lines, in slices that do not block the page', async () => {
    const csv = `\uFEFF${head}\r\n${Array.from({ length: 5000 }, (_, index) => line(index)).join('')}`
    const bytes = new TextEncoder().encode(csv)
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(stream) {
        stream.enqueue(bytes)
        stream.close()
      },
    })
    // Each reading of the clock takes 3 ms, so that a slice of 8 ms is three pieces.
    let time = 0
    const now = () => {
      time += 3
      return time
    }
    const progress: number[] = []
    const read = await readReport(body, {
      zone: 'America/Chicago',
      totalBytes: bytes.length,
      now,
      onProgress: ({ bytes: so }) => progress.push(so),
    })
    expect([read.rowCount, read.rows.length, read.file.size]).to.deep.equal([5000, previewRows, bytes.length])
    expect(read.rows[0]?.[4]).to.equal('A film, "the" second_FTR-4_F_EN-XX_US-13_51_2K')
    expect(read.summary?.counts).to.include({ done: 5000, yes: 3750, no: 1250 })
    const slice = 3 * 32_768
    const slices = Math.floor(Math.ceil(bytes.length / 32_768) / 3)
    expect(slices).to.be.greaterThan(4)
    expect(progress).to.deep.equal(
      Array.from({ length: slices }, (_, index) => Math.min(bytes.length, (index + 1) * slice)),
    )
  })
})

describe('the printed rows of a report', () => {
  const file = new Blob([`A\r\n${Array.from({ length: 150 }, (_, row) => `${row}\r\n`).join('')}`])

  it('are all rows, also those beyond the preview', async () => {
    const rows = await readRows({ file, rowCount: 150 }, 5000)
    expect([rows.length, rows.at(-1)]).to.deep.equal([150, ['149']])
  })

  it('are the first rows of a report that is too long to print', async () => {
    expect((await readRows({ file, rowCount: 150 }, 120)).length).to.equal(120)
  })
})
