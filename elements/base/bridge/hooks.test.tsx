import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { Failure } from '../../../core/base/errors'
import type { Resource } from '../../../core/base/resource-types'
import { text } from '../../../core/i18n/translate'
import { defineArea } from '../../../core/portal/container'
import { createPortal, type Portal } from '../../../core/portal/portal'
import { type Clock, takeClock } from '../../../test/fixtures/page/clock'
import { until, after as wait } from '../../../test/fixtures/page/wait'
import { useText } from '../../kit/context'
import { define } from './define'
import { useRead, useStore } from './hooks'
import '../../session/index'

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

const counting = defineArea('test-counting', ({ onEnd }) => {
  log.push('counting')
  const state = signal('at work')
  onEnd(() => {
    log.push('counted')
    state.value = 'ended'
  })
  return { state }
})
function Counting() {
  return <p>{useStore(counting).state.value}</p>
}

const broken = { failure: new Failure({ category: 'server' }), state: 'error' } as Resource<unknown>
const refresh = async () => {}
function Failing() {
  const title = text('shared.crashed')
  useRead(broken, title, refresh)
  return <p>{useText().text(title)}</p>
}

const shared = { doc: '', open: true, attributes: {}, events: {} } as const
define({ ...shared, name: 'test-throwing', screen: Throwing as never })
define({ ...shared, name: 'test-staying', screen: Staying })
define({ ...shared, name: 'test-counting', screen: Counting })
define({ ...shared, name: 'test-failing', screen: Failing })

describe('the store of a screen', () => {
  let session: HTMLElement & { portal?: unknown }
  let clock: Clock | null = null
  const textIn = (element: Element) => element.shadowRoot?.querySelector('p')?.textContent
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

  it('is not created again after the portal has ended, and its screen stays', async () => {
    const element = document.createElement('reeldock-test-counting')
    session.append(element)
    await until(() => textIn(element) === 'at work', 'the screen')
    const errors: unknown[] = []
    session.addEventListener('reeldock-error', event => errors.push(event))
    ;(session.portal as Portal).end()
    await until(() => textIn(element) === 'ended', 'the last state of the screen')
    const late = document.createElement('reeldock-test-staying')
    session.append(late)
    await until(() => !!late.shadowRoot?.querySelector('.skeleton'), 'a skeleton')
    expect([textIn(element), log, errors]).to.deep.equal(['ended', ['counting', 'counted'], []])
  })

  it('ends when the screen throws in its first render', async () => {
    session.append(document.createElement('reeldock-test-throwing'))
    await until(() => log.includes('made'), 'a store')
    await until(() => log.at(-1) === 'ended', 'its end')
  })

  it('lives as long as its screen', async () => {
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

describe('the failed read of a screen', () => {
  it('is reported once, and not again in another language', async () => {
    const session = Object.assign(document.createElement('reeldock-session'), { portal: createPortal({ bases }) })
    const element = document.createElement('reeldock-test-failing')
    const titles: string[] = []
    element.addEventListener('reeldock-error', event => titles.push((event as CustomEvent).detail.title))
    const shownText = () => element.shadowRoot?.querySelector('p')?.textContent ?? ''
    session.append(element)
    document.body.append(session)
    await until(() => titles.length > 0, 'the error')
    const before = shownText()
    element.setAttribute('locale', 'fr')
    await until(() => shownText() !== before, 'the other language')
    await wait(20)
    expect(titles).to.deep.equal([before])
    session.remove()
  })
})
