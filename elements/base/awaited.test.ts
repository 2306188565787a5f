import { expect } from 'chai'
import type { SocketLike } from '../../core/base/environment'
import { thePagePortal } from '../../core/portal/page'
import { session } from '../../core/session/store'
import { createTestBackend, type TestBackend } from '../../core/testing/test-backend'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { configure } from './reeldock'

describe('an element that the page awaits during configure', () => {
  let clock: Clock
  let backend: TestBackend
  let element: HTMLElement
  let open: Set<SocketLike>
  let elementCount = 0

  beforeEach(async () => {
    clock = takeClock({ dates: true })
    backend = createTestBackend({ scenario: 'approved-manual' })
    open = new Set()
    elementCount += 1
    element = document.body.appendChild(document.createElement(`reeldock-awaited-${elementCount}`))
    configure({ ...backend.options, socket } as Parameters<typeof configure>[0])
    await clock.until(() => open.size === 1, 'the feed')
  })
  afterEach(() => {
    element.remove()
    thePagePortal().value?.end()
    backend.close()
    clock.restore()
  })

  function socket(url: string): SocketLike {
    const opened = backend.options.socket(url)
    const close = opened.close.bind(opened)
    opened.close = (...args) => {
      open.delete(opened)
      close(...args)
    }
    open.add(opened)
    return opened
  }

  /** Returns the numbers of open sockets and timers, without those of the server. */
  function leftOver(): readonly number[] {
    const sockets = open.size
    backend.close()
    return [sockets, clock.waiting()]
  }

  /** Defines the awaited element: it holds the session while it is connected. */
  function define(): void {
    customElements.define(
      element.localName,
      class extends HTMLElement {
        release = () => {}
        connectedCallback(): void {
          const portal = thePagePortal().value
          this.release = portal?.hold(session) ?? this.release
        }
        disconnectedCallback(): void {
          this.release()
        }
      },
    )
  }

  it('uses the session that was read ahead without a second read', async () => {
    define()
    await clock.advance(120_000)
    expect([open.size, backend.calls.filter(({ path }) => path.endsWith('users/me')).length]).to.deep.equal([1, 1])
  })

  it('leaves no call and no socket after its removal', async () => {
    define()
    await clock.advance(1000)
    element.remove()
    await clock.advance(0)
    const calls = backend.calls.length
    dispatchEvent(new Event('online'))
    await clock.advance(60_000)
    expect([open.size, backend.calls.length - calls]).to.deep.equal([0, 0])
  })

  it('leaves no call, socket or timer when it is removed before its file has loaded', async () => {
    element.remove()
    await clock.advance(10_000)
    expect(leftOver()).to.deep.equal([0, 0])
  })

  it('is no longer awaited after a minute without its file', async () => {
    await clock.advance(70_000)
    expect(leftOver()).to.deep.equal([0, 0])
  })
})
