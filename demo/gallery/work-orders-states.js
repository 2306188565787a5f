import { ask, find, press, settle } from './steps.js'

const order = { scenario: 'approved-manual', attributes: { 'work-order-no': 'WO-48213' } }
/** An order with copies in progress. */
const copied = { scenario: 'approved-online', attributes: { 'work-order-no': 'WO-68213', tab: 'duplication' } }

/** Hides one column and moves another one. */
async function chooseColumns() {
  await press('.column-selector > button')
  await press('[data-id="copied"] .only:last-child')
  ;(await find('[data-id="nextShipBy"] .column-grip')).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }),
  )
  await settle()
}

/** Widens the first column with the keys of its edge. */
async function widenColumn() {
  const edge = await find('.column-edge')
  edge.focus()
  for (let times = 0; times < 6; times++) {
    edge.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    await settle()
  }
}

const reportInterval = 150_000
/** The progress of each running copy between two reports, by bay of the first appliance, in percent of the stage. */
const speeds = { 1: 5, 2: 7, 6: 1 }

/** Returns a `fetch` that gives all shipments the earliest deadline of the copied order. */
function dueAtOnce(fetch) {
  return async (input, init) => {
    const answer = await fetch(input, init)
    const url = String(input instanceof Request ? input.url : input)
    if (!answer.ok || !/\/shipments$/.test(url)) return answer
    const first = await fetch(url.replace(/WO-\d+/, copied.attributes['work-order-no']), { headers: init?.headers })
    const deadlines = (await first.json()).map(({ dispatchDeadline }) => dispatchDeadline)
    const [dispatchDeadline] = deadlines.sort()
    const shipments = await answer.json()
    return Response.json(
      shipments.map(shipment => ({ ...shipment, dispatchDeadline })),
      answer,
    )
  }
}

/** Emits an earlier report of the bays, with the clock set back to its time. */
async function emitPastReport({ backend }, { applianceId, drives }, reportsAgo) {
  const now = Date.now
  Date.now = () => now.call(Date) - reportsAgo * reportInterval
  const earlier = drive => ({ ...drive, percentage: drive.percentage - reportsAgo * speeds[drive.bay] })
  const before = drives.map(drive => (drive.bay in speeds ? earlier(drive) : drive))
  backend.emit({ type: 'bays.changed', applianceId, drives: before })
  await settle()
  Date.now = now
}

/** Shows the plan of every copy that is due today. Ends are projected once each percentage has risen twice. */
async function planCopies(page) {
  await find('.plan-head')
  const [dock] = await ask(page.backend, '/v1/appliances')
  for (const reportsAgo of [2, 1, 0]) await emitPastReport(page, dock, reportsAgo)
  await press('.plan-head .view-switch button:last-child')
  await find('.plan tbody tr:nth-child(4)')
}

/** Returns the states of the work orders. The parameter holds the states that every element has. */
export function workOrderStates({ loading, failing, offline, ended, noAccess }) {
  return [
    { state: 'ready', scenario: 'approved-manual' },
    { state: 'empty', scenario: 'empty' },
    loading,
    failing,
    offline,
    ended,
    noAccess,
    { state: 'past', scenario: 'approved-manual', attributes: { items: 'past' } },
    {
      state: 'filtered',
      scenario: 'approved-manual',
      attributes: { filter: 'risk:overdue,one-day', order: '-ship-by' },
    },
    {
      state: 'choosing a filter',
      scenario: 'approved-manual',
      attributes: { 'page-size': '10' },
      steps: () => press('.filter-chip:nth-of-type(3) > .filter-chip-open'),
    },
    { state: 'nothing fits', scenario: 'approved-manual', attributes: { filter: 'status:fulfilled' } },
    { state: 'nothing found', attributes: { search: 'no such film' } },
    { state: 'expanded', attributes: { 'page-size': '10' }, steps: () => press('.toolbar-actions button') },
    { state: 'columns', scenario: 'approved-manual', steps: chooseColumns },
    { state: 'wider column', scenario: 'approved-manual', steps: widenColumn },
    { state: 'order opened', ...order },
    { state: 'duplication', scenario: order.scenario, attributes: { ...order.attributes, tab: 'duplication' } },
    { state: 'bad attribute', attributes: { items: 'none' }, until: 'error' },
    { state: 'copy plan', ...copied, world: dueAtOnce, steps: planCopies },
    { state: 'erase', ...copied, steps: () => press('.start-copies-foot .button') },
  ]
}
