import { expect } from 'chai'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { freeMonth } from './month-fixtures'
import './index'

describe('<reeldock-calendar> with a calendar file', () => {
  let screen: Screen
  const root = () => screen.element.shadowRoot?.querySelector('*')?.getRootNode() as ShadowRoot
  const dayCell = (date: string) =>
    [...allOf(screen.element, 'day')].find(cell => cell.matches(`[data-day="${date}"]`)) as HTMLElement
  const writes = () => screen.backend.calls.filter(({ method }) => method !== 'GET')

  const month = freeMonth()
  const on = (date: number) => `${month}-${String(date).padStart(2, '0')}`

  async function show() {
    screen = open('reeldock-calendar', { attributes: { month }, now: new Date().toISOString() })
    await until(() => allOf(screen.element, 'day').length > 0 && !root().querySelector('[data-pending]'), 'the month')
    await until(() => screen.heard('ready').length === 1, 'ready')
  }
  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await screen.end()
    localStorage.clear()
  })

  function chooseFile(content: string) {
    const files = new DataTransfer()
    files.items.add(new File([content], 'holidays.ics', { type: 'text/calendar' }))
    const input = root().querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file input')
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  function icsOf(...days: [from: string, end: string][]): string {
    const compact = (day: string) => day.replaceAll('-', '')
    const events = days.map(
      ([from, end], index) =>
        `BEGIN:VEVENT\r\nUID:${index}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:${compact(from)}\r\nDTEND;VALUE=DATE:${compact(end)}\r\nSUMMARY:Feast ${index}\r\nEND:VEVENT\r\n`,
    )
    return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${events.join('')}END:VCALENDAR\r\n`
  }

  it('shows the changes of a calendar file before they are made', async () => {
    await show()
    chooseFile(icsOf([on(10), on(12)], [on(11), on(12)], ['2020-01-01', '2020-01-02']))
    await until(() => allOf(screen.element, 'button', 'Import 2 days').length === 1, 'the preview')
    const pageText = textOf(screen.element)
    for (const message of ['Feast 0', 'New', 'Past, skipped', 'Duplicate']) expect(pageText).to.include(message)
    expect(writes()).to.deep.equal([])
    the(screen.element, 'button', 'Import 2 days').click()
    await until(() => dayCell(on(11)).ariaLabel?.includes('Holiday') === true, 'the holidays')
    await until(() => allOf(screen.element, 'dialog').length === 0, 'no dialog')
    expect(writes().map(({ method }) => method)).to.deep.equal(['POST', 'POST'])
    expect(dayCell(on(12)).ariaLabel).not.to.include('Holiday')
  })

  it('replaces the plan of a day only if the box is ticked', async () => {
    await show()
    chooseFile(
      icsOf([on(10), on(11)]).replace('END:VEVENT', 'X-REELDOCK-KIND:surge\r\nX-REELDOCK-PERCENT:40\r\nEND:VEVENT'),
    )
    await until(() => allOf(screen.element, 'button', 'Import 1 day').length === 1, 'the surge')
    the(screen.element, 'button', 'Import 1 day').click()
    await until(() => allOf(screen.element, 'dialog').length === 0, 'saved')
    chooseFile(icsOf([on(10), on(12)], ['2020-01-01', '2020-01-02']))
    await until(() => allOf(screen.element, 'button', 'Import 1 day').length === 1, 'the preview')
    expect(textOf(screen.element)).to.include('Keeps Surge 40%')
    for (const message of ['Becomes', 'Replaces']) expect(textOf(screen.element)).not.to.include(message)
    root().querySelector<HTMLInputElement>('.import-preview input[type=checkbox]')?.click()
    await until(() => allOf(screen.element, 'button', 'Import 2 days').length === 1, 'both')
    expect(textOf(screen.element)).to.include('Replaces Surge 40%').and.not.include('Keeps')
  })

  it('offers no import without a change, and shows the reason', async () => {
    await show()
    const close = () => the(screen.element, 'button', /^Close$/)
    chooseFile(icsOf(['2020-01-01', '2020-01-02']))
    await until(() => textOf(screen.element).includes('Nothing to import. These days are past.'), 'the past')
    expect(allOf(screen.element, 'button', /^Import( |$)(?!holidays)/)).to.deep.equal([])
    close().click()
    await until(() => allOf(screen.element, 'dialog').length === 0, 'no dialog')
    chooseFile(icsOf([on(10), on(11)]))
    await until(() => allOf(screen.element, 'button', 'Import 1 day').length === 1, 'a day')
    the(screen.element, 'button', 'Import 1 day').click()
    await until(() => allOf(screen.element, 'dialog').length === 0, 'no dialog')
    chooseFile(icsOf([on(10), on(11)]))
    await until(() => textOf(screen.element).includes('already in your calendar'), 'the message')
    expect(allOf(screen.element, 'button', /^Import( |$)(?!holidays)/)).to.deep.equal([])
  })

  it('counts the events of a file that it leaves out, and imports the others', async () => {
    await show()
    const event = (lines: string) => `BEGIN:VEVENT\r\n${lines}\r\nEND:VEVENT\r\n`
    const compact = (day: string) => day.replaceAll('-', '')
    const others = [
      'DTSTART:soon',
      'DTSTART:later',
      `DTSTART:${compact(on(10))}T090000`,
      `DTSTART:${compact(on(11))}\r\nRRULE:FREQ=YEARLY`,
    ]
    chooseFile(icsOf([on(10), on(11)]).replace('END:VCALENDAR', `${others.map(event).join('')}END:VCALENDAR`))
    await until(() => allOf(screen.element, 'button', /^Import \d+ days$/).length === 1, 'the preview')
    for (const message of [
      '2 events that could not be read skipped',
      '1 event with a time of day skipped',
      /Repeats of 1 event after \d{4}-\d\d-\d\d skipped/,
    ])
      expect(textOf(screen.element)).to.match(new RegExp(message))
  })

  it('shows an error if a file is no calendar', async () => {
    await show()
    chooseFile('hello')
    await until(() => textOf(screen.element).includes('Not a calendar file'), 'the reason')
  })
})
