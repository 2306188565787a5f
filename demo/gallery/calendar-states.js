import { find, press, settle, type } from './steps.js'

const spring = { attributes: { month: '2026-03' } }
const winter = { attributes: { from: '2026-02-01', to: '2026-03-11' } }

/** Presses a day and then, with Shift, a later one, as with a mouse. */
async function chooseDays(from, to = from) {
  for (const [date, shiftKey] of [
    [from, false],
    [to, true],
  ]) {
    const day = await find(`[data-day="${date}"]`)
    day.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, shiftKey }))
    await settle()
  }
}

async function refusePercent() {
  await chooseDays('2026-03-17', '2026-03-19')
  await press('input[value="surge"]')
  await type('.percent-field input', '700')
  await press('.side-panel-foot .primary')
}

async function chooseSurge() {
  await chooseDays('2026-03-17', '2026-03-19')
  await press('input[value="surge"]')
  await type('.percent-field input', '40')
}

/** Edits some days and selects other ones. The panel now also saves the first edit. */
async function setAside() {
  await chooseSurge()
  await chooseDays('2026-03-26')
}

/** Leaves an edit that no panel shows. */
async function leaveUnsaved() {
  await setAside()
  await press('.side-panel-head button')
  await find('.save-bar')
  await settle()
}

async function saveHoliday() {
  await chooseDays('2026-03-17')
  await press('input[value="holiday"]')
  await press('.side-panel-foot .primary')
  await find('[data-day="2026-03-17"][data-hatched]')
}

async function chooseReportDays() {
  await press('.range-end button')
  await find('.range-end [role="grid"]')
  await settle()
}

/** Imports days of every kind: new, replacing another, unchanged, past, and listed twice. */
async function chooseCalendarFile(days = ['20260302', '20260318', '20260323', '20260403', '20260403', '20260525']) {
  const events = days.map(
    (day, index) =>
      `BEGIN:VEVENT\nUID:${index}\nDTSTAMP:20260101T000000Z\nDTSTART;VALUE=DATE:${day}\nSUMMARY:Feast day\nEND:VEVENT\n`,
  )
  const files = new DataTransfer()
  const text = `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:demo\n${events.join('')}END:VCALENDAR\n`
  files.items.add(new File([text], 'holidays.ics', { type: 'text/calendar' }))
  const input = await find('input[type=file]')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await find('.import-days')
  await settle()
}

/** Returns the states of the calendar and its import. The parameter holds the states that every element has. */
export const calendarStates = ({ loading, failing, offline, ended, noAccess }) => [
  { state: 'ready', ...spring },
  { ...loading, ...spring },
  { ...failing, ...spring },
  { ...offline, ...spring },
  { ...ended, ...spring },
  noAccess,
  { state: 'range chosen', ...spring, steps: () => chooseDays('2026-03-17', '2026-03-19') },
  { state: 'surge', ...spring, steps: () => chooseSurge() },
  { state: 'set aside', ...spring, steps: () => setAside() },
  { state: 'unsaved', ...spring, steps: () => leaveUnsaved() },
  { state: 'refused', ...spring, steps: () => refusePercent() },
  { state: 'saved', ...spring, steps: () => saveHoliday() },
  { state: 'import', ...spring, steps: () => chooseCalendarFile() },
  { state: 'import known', ...spring, steps: () => chooseCalendarFile(['20260302', '20260318']) },
  { state: 'past days', attributes: { month: '2026-02' }, steps: () => chooseDays('2026-02-10') },
  { state: 'bad attribute', attributes: { month: '2026-13' }, until: 'error' },
]

export const reportStates = ({ loading, failing, ended, noAccess }) => [
  { state: 'ready', ...winter },
  { ...loading, ...winter },
  { ...failing, ...winter },
  { state: 'offline', ...winter, faults: [['work-orders-report', 'offline']], until: 'error' },
  { ...ended, ...winter },
  noAccess,
  { state: 'empty', attributes: { from: '2027-01-01', to: '2027-01-31' } },
  { state: 'bad range', attributes: { from: '2026-03-01', to: '2026-02-01' }, until: null },
  { state: 'days', ...winter, steps: () => chooseReportDays() },
  { state: 'as a table', ...winter, steps: () => press('.chart-table > summary') },
]
