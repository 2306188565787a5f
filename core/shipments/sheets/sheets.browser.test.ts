import { expect } from 'chai'
import { standalone } from '../../../test/fixtures/page/standalone'
import type { Failure } from '../../base/errors'
import { shippingTypes } from '../../testing/reference/lists'
import { couriers, shipment, shipped, workOrderNo } from '../fixtures'
import { sentBy } from '../import-fixtures'
import { exportSheet } from './export-sheet'
import { planImport } from './import'
import { explainSheet } from './sheet-faults'
import { readSheet, type SheetOptions, writeSheet } from './sheets'

const file = async (name: string) => (await fetch(`/test/fixtures/files/${name}`)).blob()
const sample = (name: string) => file(`${name}.xlsx`)
const noWorker: SheetOptions = {
  startWorker: () => {
    throw new TypeError('refused')
  },
}
const brokenWorker: SheetOptions = {
  startWorker: () => new Worker(new URL('/no-such-worker.js', location.href), { type: 'module' }),
}
const onlyWorker: SheetOptions = {
  startWorker: () => new Worker(standalone('sheet-worker'), { type: 'module' }),
}

async function failureOf(reading: Promise<unknown>): Promise<Failure> {
  try {
    await reading
  } catch (thrown) {
    return thrown as Failure
  }
  throw new Error('it did not fail')
}

describe('a workbook of LibreOffice', () => {
  const shipments = Array.from({ length: 8 }, (_, index) => shipment(index + 1))
  const context = {
    workOrderNo,
    shipments,
    shipmentsAtOpening: shipments,
    edits: new Map(),
    otherOrders: new Map(),
    shippingTypes: couriers,
    now: '2026-11-18T09:00:00Z',
  }

  it('is read by its titles, with the stored values of numbers and formulas', async () => {
    const { rows, missing } = await readSheet(await sample('depot-list'))
    expect(missing).to.deep.equal(['returnComments'])
    expect(rows.map(({ row }) => row)).to.deep.equal([4, 5, 6, 7, 8, 9, 10, 12, 13])
    expect(rows[1]?.cells).to.deep.equal({
      serial: 2,
      workOrder: workOrderNo,
      shippingCourier: 'FedEx',
      shippingTracking: { kind: 'formatted', value: 986578788855, format: 'General', shown: '9.86579E+11' },
      returnCourier: 'UPS',
      returnTracking: { kind: 'formatted', value: 568283610012000, format: 'General', shown: '5.68284E+14' },
      status: 'Shipped',
    })
    expect(rows[3]?.cells).to.deep.equal({
      serial: 4,
      workOrder: workOrderNo,
      shippingCourier: 'DHL',
      shippingTracking: '3318810025',
      shippingComments: { kind: 'error', shown: '#N/A' },
      status: 'Shipped',
    })
  })

  it('is planned row by row', async () => {
    const plan = planImport(await readSheet(await sample('depot-list')), context)
    expect(plan.rows.map(({ serial, outcome }) => [serial, outcome])).to.deep.equal([
      ['1', 'change'],
      ['2', 'change'],
      ['3', 'change'],
      ['4', 'problem'],
      ['6', 'problem'],
      ['7', 'problem'],
      ['8', 'problem'],
      ['241', 'unmatched'],
    ])
    expect(plan.totals).to.include({ dropped: 1, problemCells: 4, ignoredStatuses: 1 })
    expect(plan.badCouriers?.items).to.deep.equal(['Theatre 8 (8)'])
    const courierRow = plan.rows.find(({ serial }) => serial === '8')?.row ?? 0
    const chosen = planImport(await readSheet(await sample('depot-list')), context, {
      corrections: new Map<number, { shippingCourier: string } | { shippingComments: string }>([
        [courierRow, { shippingCourier: 'UPS' }],
        [7, { shippingComments: 'Ring twice' }],
      ]),
      unticked: new Set([9, 10, 12]),
      resolutions: new Map(),
    })
    expect(sentBy(chosen).map(({ shippingDetails }) => shippingDetails?.reference)).to.deep.equal([
      '1Z5R89390357567127',
      '986578788855',
      '0073938000549297',
      '3318810025',
    ])
  })
})

describe('forty rows of a depot, with one of each mistake', () => {
  const shipments = Array.from({ length: 240 }, (_, index) => shipment(index + 1))
  const context = {
    workOrderNo: 'WO-48213',
    shipments,
    shipmentsAtOpening: shipments,
    edits: new Map(),
    otherOrders: new Map(),
    shippingTypes,
    now: '2026-11-18T09:00:00Z',
  }

  for (const name of ['depot-forty.xlsx', 'depot-forty-1252.csv', 'depot-forty-bom.csv'])
    it(`are reported and counted, and block the import, from ${name}`, async () => {
      const sheet = await readSheet(await file(name))
      const plan = planImport(sheet, context)
      expect(plan.totals).to.include({
        rows: 40,
        // Three numbers have no courier, and each fits only one.
        dropped: 0,
        couriersFilled: 3,
        problemRows: 3,
        problemCells: 3,
        unmatched: 1,
        repeated: 2,
      })
      expect(plan.badCouriers?.items).to.have.length(2)
      expect(sentBy(plan)).to.deep.equal([])
      expect(sheet.rows[1]?.cells.shippingComments).to.equal('Quai nº 3, côté café')
    })
})

describe('the sheet worker', () => {
  const shipments = [shipment(1), shipped(2, 'FedEx', '986578788855')]
  const exported = exportSheet(shipments, { workOrderNo, zone: 'UTC' })
  const ways: [string, SheetOptions][] = [
    ['in the worker of the page', {}],
    ['in a worker, and nowhere else', onlyWorker],
    ['on the page, where workers are refused', noWorker],
    ['on the page, where the worker does not load', brokenWorker],
  ]
  for (const [name, options] of ways)
    it(`writes and reads ${name}`, async () => {
      const file = await writeSheet(exported, options)
      const sheet = await readSheet(file, options)
      expect(sheet.rows.map(({ cells }) => cells.shippingTracking)).to.deep.equal([undefined, '986578788855'])
    })

  for (const [name, options] of ways)
    it(`reports the fault of a file ${name}`, async () => {
      const failure = await failureOf(readSheet(new Blob(['no sheet']), options))
      expect(failure.category).to.equal('invalid')
      expect(explainSheet(failure)).to.deep.equal({ key: 'shipments.import.notASheet' })
    })

  for (const [name, options] of ways)
    it(`reports its stages ${name}`, async () => {
      const stages: string[] = []
      const written = await writeSheet(exported, { ...options, onStage: stage => stages.push(stage) })
      await readSheet(written, { ...options, onStage: stage => stages.push(stage) })
      expect(stages).to.deep.equal(['writing', 'packing', 'unpacking', 'reading'])
    })

  it('does not read a file of more than 5 MB', async () => {
    const failure = await failureOf(readSheet(new Blob([new Uint8Array(5_000_001)])))
    expect(explainSheet(failure)).to.deep.equal({ key: 'shipments.import.tooLarge', vars: { megabytes: 5 } })
  })

  it('stops at once when it is canceled, and frees its thread', async () => {
    let ended = 0
    const options = (abort: AbortSignal): SheetOptions => ({
      abort,
      startWorker: () => {
        const worker = onlyWorker.startWorker?.() as Worker
        const { terminate } = worker
        worker.terminate = () => {
          ended += 1
          terminate.call(worker)
        }
        return worker
      },
    })
    const controller = new AbortController()
    const writing = failureOf(writeSheet(exported, options(controller.signal)))
    controller.abort()
    expect((await writing).category).to.equal('cancelled')
    expect((await failureOf(writeSheet(exported, options(controller.signal)))).category).to.equal('cancelled')
    expect(ended).to.equal(1)
  })
})
