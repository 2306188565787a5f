import { expect } from 'chai'
import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { Failure } from '../../base/errors'
import { couriers, shipment, shipped, workOrderNo } from '../fixtures'
import { sentBy } from '../import-fixtures'
import { exportSheet } from './export-sheet'
import { planImport } from './import'
import { readSheetFile, withRows, writeSheetFile } from './sheet-file'
import { sheetLimits } from './spreadsheet'

const shipments = [
  shipment(1),
  shipped(2, 'FedEx', '986578788855'),
  shipped(3, 'Canada Post', '0073938000549297'),
  shipped(4, 'UPS', '1Z5R89390357567127', { status: 'delivered' }),
  shipment(5, { status: 'cancelled' }),
]
const context = {
  workOrderNo,
  shipments,
  shipmentsAtOpening: shipments,
  edits: new Map(),
  otherOrders: new Map(),
  shippingTypes: couriers,
  now: '2026-11-18T09:00:00Z',
}
const fileOf = async (rows = shipments) =>
  (
    await writeSheetFile(exportSheet(rows, { workOrderNo, zone: 'UTC', couriers: couriers.map(({ name }) => name) }))
  ).arrayBuffer()

async function faultOf(file: ArrayBuffer | Uint8Array): Promise<string> {
  const bytes = file instanceof Uint8Array ? new Uint8Array(file).buffer : file
  try {
    await readSheetFile(bytes)
  } catch (thrown) {
    if (thrown instanceof Failure) return String(thrown.code)
    throw thrown
  }
  return 'none'
}

/** Returns a workbook with one of its files replaced. */
async function changedFile(path: string, change: (xml: string) => string): Promise<Uint8Array> {
  const files = unzipSync(new Uint8Array(await fileOf()))
  return zipSync({ ...files, [path]: strToU8(change(strFromU8(files[path] ?? new Uint8Array()))) })
}

const sheetPath = 'xl/worksheets/sheet1.xml'

describe('a written workbook', () => {
  it('is read back, and an untouched export sends nothing', async () => {
    const sheet = await readSheetFile(await fileOf())
    expect(sheet.rows.length).to.equal(5)
    expect(sheet.missing).to.deep.equal([])
    const plan = planImport(sheet, context)
    expect(plan.totals).to.include({ same: 3, dropped: 2, problemCells: 0 })
    expect(sentBy(plan)).to.deep.equal([])
  })

  // @spec 5.76, 5.77
  it('stores texts as text, keeps leading zeros, and has no formulas', async () => {
    const tricky = shipped(1, 'UPS', '0012', {
      shippingDetails: { type: 'UPS', slug: 'ups', reference: '0012', comments: '=1+1' },
      returnDetails: { type: 'UPS', slug: 'ups', reference: '+49', comments: '@SUM(A1)' },
    })
    const files = unzipSync(new Uint8Array(await fileOf([tricky])))
    const xml = strFromU8(files[sheetPath] ?? new Uint8Array())
    expect(xml).not.to.include('<f>')
    expect(xml.match(/<c r="[A-Z]+2"/g)?.length).to.equal(20)
    const texts = xml.match(/<c r="[B-T]2"[^>]*>/g) ?? []
    const style = / s="(\d+)"/.exec(texts[0] ?? '')?.[1]
    expect(texts.length).to.equal(19)
    for (const cell of texts) expect(cell).to.match(new RegExp(` s="${style}"(?: t="inlineStr">|/>)$`))
    expect(xml.match(/<c r="[B-T]2"[^>]*><v>/g)).to.equal(null)
    expect(strFromU8(files['xl/styles.xml'] ?? new Uint8Array())).to.include('"@"')
    expect(xml).to.include('state="frozen"')
    const cells = (await readSheetFile(await fileOf([tricky]))).rows[0]?.cells
    expect(cells).to.include({
      shippingTracking: '0012',
      shippingComments: '=1+1',
      returnTracking: '+49',
      returnComments: '@SUM(A1)',
    })
  })

  it('lets couriers and statuses be chosen from a second sheet', async () => {
    const files = unzipSync(new Uint8Array(await fileOf()))
    const xml = strFromU8(files[sheetPath] ?? new Uint8Array())
    expect(
      [...xml.matchAll(/sqref="(\w+:\w+)"><formula1>([^<]+)/g)].map(([, cells, from]) => [cells, from]),
    ).to.deep.equal([
      ['N2:N6', 'Lists!$A$1:$A$7'],
      ['Q2:Q6', 'Lists!$B$1:$B$7'],
      ['T2:T6', 'Lists!$C$1:$C$3'],
    ])
    expect(xml.indexOf('<dataValidations')).to.be.greaterThan(xml.indexOf('</sheetData>'))
    expect(files['xl/worksheets/sheet2.xml']).not.to.equal(undefined)
  })

  it('is not created when the writer leaves no place for the rows', () => {
    const sheet = exportSheet(shipments, { workOrderNo, zone: 'UTC' })
    const place = '<sheetData><row r="2"><c r="A2" s="7"/></row></sheetData>'
    expect(withRows(place, sheet)).to.include('Canada Post')
    expect(() => withRows(place.replace('r="A2" s="7"', 's="7" r="A2"'), sheet)).to.throw('no place')
  })

  it('keeps any text when it is read back', async () => {
    const rich = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
      fc.constantFrom('constructor', '__proto__', '_x0041_', 'a_x005F_x', 'toString', '\ud800', ' & <b> "\'', 'a\r\nb'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(rich, { minLength: 1, maxLength: 5 }), async comments => {
        const rows = comments.map((comment, index) =>
          shipped(index + 1, 'UPS', '1Z', {
            shippingDetails: { type: 'UPS', slug: 'ups', reference: '1Z', comments: comment },
          }),
        )
        const read = await readSheetFile(await fileOf(rows))
        for (const [index, comment] of comments.entries())
          expect(read.rows[index]?.cells.shippingComments ?? '').to.equal(comment.trim())
      }),
      { numRuns: 60 },
    )
  })
})

describe('an invalid workbook', () => {
  it('is refused with its fault', async () => {
    const good = new Uint8Array(await fileOf())
    const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
    const encrypted = [...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0])
    const flagged = good.slice()
    for (const flags of [6, directoryIndex(flagged) + 8]) new DataView(flagged.buffer).setUint16(flags, 1, true)
    const table: [Uint8Array, string][] = [
      [new Uint8Array(), 'empty'],
      [strToU8('Serial Number,Work Order Number'), 'none'],
      [zipSync({ 'word/document.xml': strToU8('<a/>') }), 'not-a-sheet'],
      [new Uint8Array(compound), 'old-format'],
      [new Uint8Array([...compound, ...encrypted]), 'protected'],
      [flagged, 'protected'],
      [good.slice(0, good.length - 30), 'damaged'],
      [good.slice(0, 200), 'damaged'],
      [zipSync({ 'xl/workbook.xml': strToU8('<workbook') }), 'damaged'],
      [await changedFile(sheetPath, () => '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>x'), 'damaged'],
      [await changedFile('xl/sharedStrings.xml', xml => xml.replace('Serial Number', 'Number')), 'no-titles'],
    ]
    for (const [file, fault] of table) expect(await faultOf(file)).to.equal(fault)
  })

  it('is refused for its size before it is unpacked', async () => {
    const files = { 'xl/workbook.xml': new Uint8Array(10), 'xl/a.xml': new Uint8Array(sheetLimits.unpackedBytes) }
    const bomb = zipSync(files, { level: 1 })
    expect(bomb.length).to.be.below(sheetLimits.fileBytes)
    expect(await faultOf(bomb)).to.equal('too-large-unpacked')
    const understated = bomb.slice()
    const second = directoryIndex(understated, 1)
    new DataView(understated.buffer).setUint32(second + 24, 10, true)
    expect(await faultOf(understated)).to.equal('damaged')
    const miscounted = bomb.slice()
    new DataView(miscounted.buffer).setUint16(miscounted.length - 12, 1, true)
    expect(await faultOf(miscounted), 'a directory with a wrong count of entries').to.equal('too-large-unpacked')
  })

  it('is refused for its reach, even if it has few cells', async () => {
    const cell =
      (address: string, value = '<v>1</v>') =>
      (xml: string) =>
        xml.replace(
          '</sheetData>',
          `<row r="${address.replace(/\D/g, '')}"><c r="${address}">${value}</c></row></sheetData>`,
        )
    expect(await faultOf(await changedFile(sheetPath, cell('A5002')))).to.equal('too-many-rows')
    expect(await faultOf(await changedFile(sheetPath, cell('XFD1048576')))).to.equal('too-many-rows')
    expect(await faultOf(await changedFile(sheetPath, cell('XFD9')))).to.equal('too-many-columns')
    expect(await faultOf(await changedFile(sheetPath, cell('BI9')))).to.equal('too-many-columns')
    expect(await faultOf(await changedFile(sheetPath, cell('BH9')))).to.equal('none')
    expect(await faultOf(await changedFile(sheetPath, cell('A1048576', '')))).to.equal('none')
    expect(await faultOf(await changedFile(sheetPath, cell('A99999999', '')))).to.equal('damaged')
  })

  it('is refused for addresses that no program writes', async () => {
    const withRow = (row: string) => changedFile(sheetPath, xml => xml.replace('</sheetData>', `${row}</sheetData>`))
    for (const row of [
      `<row r="7"><c r='XFD7'><v>1</v></c></row>`,
      '<row r="7"><c x:r="XFD7"><v>1</v></c></row>',
      '<row r="7"><c r="&#65;A7"><v>1</v></c></row>',
      '<row r="7"><c\nr="a7"><v>1</v></c></row>',
      '<row r="1e9"><c r="A7"><v>1</v></c></row>',
      "<row r='99999999'/>",
    ])
      expect(await faultOf(await withRow(row)), row).to.equal('unsafe')
    expect(await faultOf(await withRow('<row><c r="A99999999"/></row>'))).to.equal('damaged')
    const textWithSigns = '<row r="7"><c r="A7" t="inlineStr"><is><t> r= :r=</t></is></c></row>'
    expect(await faultOf(await withRow(textWithSigns))).to.equal('none')
  })

  it('returns a sheet or a fault when any byte is wrong', async () => {
    const good = new Uint8Array(await fileOf())
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.nat(255), fc.boolean(), async (index, byte, isCut) => {
        const broken = isCut ? good.slice(0, index) : good.slice()
        if (!isCut) broken[index] = byte
        expect(await faultOf(broken)).to.be.a('string')
      }),
      { numRuns: 150 },
    )
  })
})

/** Returns the offset of the n-th entry of the central directory. */
function directoryIndex(file: Uint8Array, entry = 0): number {
  let found = -1
  for (let index = 0; index < file.length; index += 1) {
    if (file[index] === 0x50 && file[index + 1] === 0x4b && file[index + 2] === 1 && file[index + 3] === 2) found += 1
    if (found === entry) return index
  }
  return -1
}
