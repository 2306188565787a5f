import { expect } from 'chai'
import { defineArea } from '../../core/portal/container'
import { createPortal } from '../../core/portal/portal'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { until } from '../../test/fixtures/page/wait'
import { define } from './define'
import { useStore } from './hooks'
import '../session/index'

const bases = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }
const log: string[] = []
const area = defineArea('test-lent', ({ onEnd }) => {
  log.push('made')
  onEnd(() => log.push('ended'))
  return {}
})

function Throwing() {
  useStore(area)
  throw new Error('on purpose')
}
function Staying() {
  useStore(area)
  return <p>·</p>
}

const shared = { doc: '', messages: [], open: true, attributes: {}, events: {} } as const
define({ ...shared, name: 'test-throwing', screen: Throwing as never })
define({ ...shared, name: 'test-staying', screen: Staying })

describe('the store of a screen', () => {
  let session: HTMLElement & { portal?: unknown }
  let clock: Clock | null = null
  beforeEach(() => {
    log.length = 0
    session = document.createElement('reeldock-session')
    session.portal = createPortal({ bases, token: 'token', fetch: () => new Promise(() => {}) })
    document.body.append(session)
  })
  afterEach(() => {
    clock?.restore()
    clock = null
    session.remove()
  })

  it('ends when the screen throws before it was ever shown', async () => {
    session.append(document.createElement('reeldock-test-throwing'))
    await until(() => log.includes('made'), 'a store')
    await until(() => log.at(-1) === 'ended', 'its end')
  })

  it('lives as long as the screen', async () => {
    const element = document.createElement('reeldock-test-staying')
    clock = takeClock()
    session.append(element)
    await clock.until(() => log.includes('made'), 'a store')
    await clock.advance(1000)
    expect(log).to.deep.equal(['made'])
    element.remove()
    await clock.until(() => log.at(-1) === 'ended', 'its end')
    expect(log).to.deep.equal(['made', 'ended'])
  })
})
