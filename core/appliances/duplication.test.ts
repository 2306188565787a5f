import { expect } from 'chai'
import { Failure } from '../base/errors'
import './words'
import '../i18n/words'
import { translator } from '../i18n/translate'
import type { Bay } from '../wire/appliances'
import { drivesNeeded, explainDuplication, preflight } from './duplication'
import { aDock, wireBay } from './fixtures'

const t = translator('en')
const size = 200e9

describe('the checks before a duplication', () => {
  const waitingBay = (bay: number, changes: Partial<Bay> = {}) => wireBay({ bay, ...changes })
  const table: [name: string, dock: ReturnType<typeof aDock>, problem: string | null, erased: number[]][] = [
    [
      'drives wait',
      aDock([waitingBay(1), waitingBay(2, { state: 'available' }), waitingBay(3, { state: 'empty' })]),
      null,
      [1, 2],
    ],
    ['the appliance is offline', aDock([waitingBay(1)], { isOnline: false }), 'Appliance RD-1 is offline', [1]],
    ['no bay has a drive', aDock([waitingBay(1, { state: 'empty' })]), 'No drives inserted', []],
    ['there is no bay', aDock([]), 'No drives inserted', []],
    [
      'every drive is in use',
      aDock([waitingBay(1, { state: 'empty' }), waitingBay(2, { state: 'busy' })]),
      'Drive 2 is already in use',
      [],
    ],
    [
      'a drive is too small',
      aDock([waitingBay(1), waitingBay(4, { capacity: 64e9 })]),
      'Not enough space in Drive 4',
      [1, 4],
    ],
    [
      'the drive of a failed copy is used last, and a drive in error never',
      aDock([waitingBay(1, { state: 'failed' }), waitingBay(2), waitingBay(3, { state: 'error' })]),
      null,
      [2, 1],
    ],
    ['the capacity of a drive is unknown', aDock([waitingBay(1, { capacity: null })]), null, [1]],
    ['the compositions just fit on the drive', aDock([waitingBay(1, { capacity: size })]), null, [1]],
    ['all copies are complete', aDock([waitingBay(1, { state: 'copy_complete' })]), 'No drives inserted', []],
    [
      'one copy is complete and one runs: no drive is left',
      aDock([waitingBay(1, { state: 'copy_complete' }), waitingBay(2, { state: 'copying' })]),
      'No drives inserted',
      [],
    ],
    [
      'copies run or are queued, and another drive is in error',
      aDock([
        waitingBay(1, { state: 'executing' }),
        waitingBay(2, { state: 'queued' }),
        waitingBay(3, { state: 'error' }),
      ]),
      'No drives inserted',
      [],
    ],
    [
      'one drive is in another use while a copy runs on another drive',
      aDock([waitingBay(1, { state: 'copying' }), waitingBay(2, { state: 'busy' })]),
      'Drive 2 is already in use',
      [],
    ],
  ]
  // @spec 8.27
  for (const [name, dock, problem, erased] of table)
    it(`find that ${name}`, () => {
      const before = preflight(dock, size, 9)
      expect(before.problem && t.text(before.problem)).to.equal(problem)
      expect(before.bays.map(({ bay }) => bay)).to.deep.equal(erased)
    })
})

describe('the checks before a duplication without a network', () => {
  it('report the lost connection, unless another problem prevents the copies', () => {
    const problemIn = (dock: ReturnType<typeof aDock>) => {
      const { problem } = preflight(dock, size, 9, true)
      return problem && t.text(problem)
    }
    expect(problemIn(aDock([wireBay()]))).to.equal('Connection lost')
    expect(problemIn(aDock([wireBay()], { isOnline: false }))).to.equal('Appliance RD-1 is offline')
  })
})

describe('the drives of a duplication', () => {
  const order = { workOrderNo: 'WO-1', totalCopied: 2, totalDrives: 4, past: false }
  const ownBay = (bay: number, state: Bay['state']) => wireBay({ bay, state, workOrderNo: 'WO-1' })
  const here = aDock([wireBay({ bay: 1 }), wireBay({ bay: 2 }), ownBay(3, 'failed'), ownBay(4, 'copy_complete')])

  it('are at most the drives that the order lacks', () => {
    expect(drivesNeeded(order, [here])).to.equal(2)
    expect(preflight(here, size, 2).bays.map(({ bay }) => bay)).to.deep.equal([1, 2])
    expect(preflight(here, size, 9).bays.map(({ bay }) => bay)).to.deep.equal([1, 2, 3])
  })

  it('are none for an order without drives, with more copies than drives, or in the archive', () => {
    for (const changes of [{ totalDrives: 0 }, { totalDrives: 0, totalCopied: 0 }, { totalDrives: 1 }, { past: true }])
      expect(drivesNeeded({ ...order, ...changes }, [here]), JSON.stringify(changes)).to.equal(0)
  })

  it('exclude drives with a running copy in any appliance', () => {
    const other = aDock([ownBay(1, 'copying'), ownBay(2, 'queued'), wireBay({ bay: 3, state: 'copying' })])
    expect(drivesNeeded(order, [here, other])).to.equal(0)
    const { bays, problem } = preflight(here, size, 0)
    expect([bays, problem && t.text(problem)]).to.deep.equal([
      [],
      'All drives for this order are copied or in progress.',
    ])
  })

  it('must be large enough only if they are used', () => {
    const dock = aDock([wireBay({ bay: 1 }), wireBay({ bay: 2, capacity: 64e9 })])
    expect(preflight(dock, size, 1).problem).to.equal(null)
  })
})

describe('a duplication that was refused', () => {
  const dock = aDock([wireBay()])
  const table: [code: string | null, status: number | null, details: Failure['details'], message: string | null][] = [
    ['appliance_offline', 409, { serialNo: 'RD-7' }, 'Appliance RD-7 is offline'],
    ['appliance_offline', 409, {}, 'Appliance RD-1 is offline'],
    ['appliance_not_found', 404, { serialNo: 'RD-7' }, 'Appliance RD-7 not found'],
    ['drive_in_use', 409, { bayNo: 3 }, 'Drive 3 is already in use'],
    ['drive_in_use', 409, { bayNo: 1200 }, 'Drive 1200 is already in use'],
    ['drive_in_use', 409, {}, 'Drive – is already in use'],
    ['no_drives_inserted', 409, {}, 'No drives inserted'],
    ['dcp_not_found_in_appliance', 409, { cplName: 'X_FTR' }, 'No suitable DCPs found for CPL X_FTR'],
    ['dcp_not_found_in_store', 409, {}, 'DCP is not found in store'],
    ['drive_not_enough_space', 409, { bayNo: 4 }, 'Not enough space in Drive 4'],
    ['nothing_to_copy', 409, {}, 'Failed with Status Code 409'],
    ['toString', 500, {}, 'Failed with Status Code 500'],
    [null, 1503, {}, 'Failed with Status Code 1503'],
    [null, null, {}, null],
  ]
  // @spec 2.22, 8.18, 8.19, 8.20, 8.21
  for (const [code, status, details, message] of table)
    it(`with ${code} and ${status} says “${message}”`, () => {
      const failure = new Failure({ category: 'unexpected', code, status, details })
      const why = explainDuplication(failure, dock)
      expect(why && t.text(why)).to.equal(message)
    })

  it('shows the message of the server for a code that section 8 does not list', () => {
    const refused = { category: 'unexpected', status: 409, message: 'Past work orders are read-only' } as const
    const why = explainDuplication(new Failure({ ...refused, code: 'read_only' }), dock)
    expect(why && t.text(why)).to.equal('Past work orders are read-only')
    const listed = explainDuplication(new Failure({ ...refused, code: 'no_drives_inserted' }), dock)
    expect(listed && t.text(listed)).to.equal('No drives inserted')
  })
})
