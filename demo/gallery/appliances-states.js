import { ask, find, press } from './steps.js'

const docks = { scenario: 'approved-online' }

/** Assigns a cancelled shipment to a copied drive, so the drive must not be shipped. */
async function cancelCopied({ backend }) {
  const [{ applianceId, drives }] = await ask(backend, '/v1/appliances')
  const shipments = await ask(backend, `/v1/work-orders/${drives[2].workOrderNo}/shipments`)
  const { bookingNo } = shipments.find(({ status }) => status === 'cancelled')
  backend.emit({ type: 'bays.changed', applianceId, drives: drives.with(2, { ...drives[2], bookingNo }) })
  await find('.slot:nth-child(3):not([data-filled])')
}

/** Bays and ports in every state, stage and detail of the specification's section 4, and in unknown ones. */
const everyBay = [
  ['empty'],
  ['inserted'],
  ['available'],
  ['queued', 'queued'],
  ['busy'],
  ['copying'],
  ['executing', 'started'],
  ['executing', 'pending'],
  ['executing', 'preparing'],
  ['executing', 'formatting', 82],
  ['executing', 'duplicating', 63],
  ['executing', 'verifying', 24],
  ['executing', 'duplicating', 12, 'slow_drive'],
  ['busy', null, null, 'drive_in_use'],
  ['copy_complete', 'completed', 100],
  ['copy_complete', 'succeeded', 100],
  ['error', 'failed'],
  ['failed', 'mount_point_preparation_failed'],
  ['failed', 'failed', null, 'format_failed'],
  ['failed', 'failed', null, 'partitioning_failed'],
  ['failed', 'failed', 40, 'duplication_interrupted'],
  ['failed', 'failed', 90, 'verification_failed'],
  ['warming_up', 'polishing', 30, 'rather_warm'],
]

/** Shows one appliance with bays in every state, and one with as many ports. */
async function showEveryBay({ backend }) {
  const [bays, ports] = await ask(backend, '/v1/appliances')
  const [model] = bays.drives
  for (const { applianceId } of [bays, ports]) {
    const drives = everyBay.map(([state, stage = null, percentage = null, detail = null], index) =>
      state === 'empty'
        ? { bay: index + 1, state, stage, percentage, detail }
        : { ...model, bay: index + 1, state, stage, percentage, detail, driveSerialNo: `ZC1A9X${index}` },
    )
    backend.emit({ type: 'bays.changed', applianceId, drives })
  }
  await find(`.bay-cell:nth-child(${everyBay.length})`)
}

/** Chooses an order, which lists the drives that would be erased. */
async function chooseOrder() {
  await press('.dock-actions .button')
  await press('.choose-order-list input')
  await find('.loss')
}

/** Returns the states of the appliances. The parameter holds the states that every element has. */
export function applianceStates({ loading, failing, offline, ended, noAccess }) {
  return [
    { state: 'ready', ...docks },
    loading,
    { ...failing, ...docks, faults: [['/v1/appliances', 503]] },
    { ...docks, ...offline },
    { ...docks, ...ended },
    noAccess,
    { state: 'empty', scenario: 'empty' },
    { state: 'unknown', scenario: 'unknown-things' },
    { state: 'no admin', scenario: 'non-admin' },
    { state: 'cancelled', ...docks, steps: cancelCopied },
    { state: 'every bay', ...docks, steps: showEveryBay },
    { state: 'duplicate', ...docks, steps: () => press('.dock-actions .button') },
    { state: 'erase', ...docks, steps: chooseOrder },
    { state: 'opened', scenario: docks.scenario, attributes: { 'appliance-id': 'skyreel-dock-a' } },
  ]
}
