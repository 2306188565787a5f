import { expect } from 'chai'
import { open, type Screen } from '../fixtures/page/screen'
import { until } from '../fixtures/page/wait'
import { subjects } from './page'

/** The elements that read data before their first view, with the attributes that the read needs. */
const reading: Readonly<Record<string, Record<string, string>>> = {
  appliances: {},
  calendar: {},
  'company-settings': {},
  'drive-inventory': { inline: '' },
  registration: {},
  'service-areas': {},
  shipments: { 'work-order-no': 'WO-48213' },
  'work-orders': {},
}

describe('an element that loads', () => {
  let screen: Screen
  const shadow = () => screen.element.shadowRoot
  const busyPart = () => shadow()?.querySelector('.screen[aria-busy=true]')
  const statuses = () => [...(shadow()?.querySelectorAll<HTMLElement>('[role=status]') ?? [])]
  const isAnnounced = () =>
    statuses().some(status => status.textContent === 'Loading' && !status.closest('[aria-busy=true]'))

  afterEach(() => screen.end())

  // @spec 2.5
  for (const { name, tag, load } of subjects.filter(subject => subject.name in reading))
    it(`is busy, with a status in text, until its data arrives: ${name}`, async () => {
      await load()
      let answer: () => void = () => undefined
      const gate = new Promise<void>(resolve => {
        answer = resolve
      })
      screen = open(tag, { scenario: 'small', attributes: reading[name] ?? {} })
      const { fetch } = screen.backend.options
      screen.portal.configure({ fetch: async (input, init) => gate.then(() => fetch(input, init)) })
      await until(() => Boolean(busyPart()) && isAnnounced(), 'the status')
      expect(shadow()?.querySelectorAll('.screen').length).to.equal(1)
      answer()
      await until(() => !busyPart() && !isAnnounced(), 'no status')
      expect(statuses().length).to.be.above(0)
    })
})
