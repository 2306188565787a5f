import { expect } from 'chai'
import { useEffect } from 'react'
import { Failure } from '../../../core/base/errors'
import { createPortal } from '../../../core/portal/portal'
import { until, after as wait } from '../../../test/fixtures/page/wait'
import { flag, text, wholeNumber } from './attributes'
import { define } from './define'
import type { ElementHost, ScreenProps } from './description'
import '../../session/index'

const bases = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }
const hosts = new Map<HTMLElement, ElementHost>()

function Screen({ host }: ScreenProps) {
  useEffect(() => {
    hosts.set(host.element, host as ElementHost)
  }, [host])
  return <p>·</p>
}
function Outer(props: ScreenProps) {
  Screen(props)
  return <reeldock-test-inside />
}

interface SuiteElement extends HTMLElement {
  readonly dirty: boolean
  refresh(): Promise<void>
  save(): Promise<boolean>
  discard(): void
}

const shared = { open: true } as const
const attributes = { page: wholeNumber(1, 1), search: text(), wide: flag() }
define({ ...shared, name: 'test-inside', attributes, screen: Screen as never })
define({ ...shared, name: 'test-outside', attributes: {}, screen: Outer as never })

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'reeldock-test-inside': object
    }
  }
}

describe('the host of a screen', () => {
  let session: HTMLElement & { portal?: unknown }
  let events: { name: string; detail: Record<string, unknown>; from: string }[]

  async function put(tag: string): Promise<{ element: HTMLElement; host: ElementHost }> {
    const element = document.createElement(tag)
    session.append(element)
    await until(() => hosts.has(element), 'a host')
    const host = hosts.get(element)
    if (!host) throw new Error('no host')
    return { element, host }
  }

  beforeEach(() => {
    events = []
    session = document.createElement('reeldock-session')
    session.portal = createPortal({ bases, token: 'token', fetch: () => new Promise(() => {}) })
    for (const name of ['ready', 'error', 'dirty-changed', 'session-ended', 'view-changed', 'navigate', 'saved'])
      session.addEventListener(`reeldock-${name}`, event =>
        events.push({ name, detail: (event as CustomEvent).detail, from: (event.target as Element).localName }),
      )
    document.body.append(session)
  })
  afterEach(async () => {
    session.remove()
    await wait(20)
  })

  it('writes a view to its attribute and sends an event, and removes the attribute for the default', async () => {
    const { element, host } = await put('reeldock-test-inside')
    const set = host.setView as (name: string, value: unknown) => void
    set('page', 3)
    set('search', 'a')
    expect([element.getAttribute('page'), element.getAttribute('search')]).to.deep.equal(['3', 'a'])
    set('page', 1)
    set('search', '')
    expect(element.getAttributeNames()).to.deep.equal([])
    expect(events.map(({ detail }) => [detail.name, detail.value])).to.deep.equal([
      ['page', 3],
      ['search', 'a'],
      ['page', 1],
      ['search', ''],
    ])
  })

  it('sends ready once, each failure, and dirty when it changes', async () => {
    const { host } = await put('reeldock-test-inside')
    host.ready()
    host.ready()
    host.failed(new Failure({ category: 'server', status: 503, message: 'why' }), 'Could not load')
    const work = { save: async () => true, discard: () => {} }
    for (const dirty of [false, true, true, false]) host.expose({ ...work, dirty })
    host.expose({ ...work, dirty: true })
    host.expose(null)
    expect(events.map(({ name, detail }) => [name, detail.dirty ?? detail.title])).to.deep.equal([
      ['ready', undefined],
      ['error', 'Could not load'],
      ['dirty-changed', true],
      ['dirty-changed', false],
      ['dirty-changed', true],
      ['dirty-changed', false],
    ])
  })

  it('delays calls that come before the screen until the screen is mounted', async () => {
    const element = document.createElement('reeldock-test-inside') as SuiteElement
    session.append(element)
    const calls: string[] = []
    const refreshed = element.refresh().then(() => calls.push('refreshed'))
    const saved = element.save().then(isSaved => calls.push(`saved ${isSaved}`))
    element.discard()
    await until(() => hosts.has(element), 'a host')
    await wait(20)
    expect(calls).to.deep.equal([])
    const host = hosts.get(element)
    host?.expose({
      dirty: true,
      save: async () => calls.push('save') < 0,
      discard: () => void calls.push('discard'),
    })
    host?.onRefresh(async () => void calls.push('refresh'))
    await Promise.all([refreshed, saved])
    expect(calls.toSorted()).to.deep.equal(['discard', 'refresh', 'refreshed', 'save', 'saved false'])
    expect(element.dirty).to.equal(true)
  })

  it('ends waiting calls when the element is removed', async () => {
    const element = document.createElement('reeldock-test-inside') as SuiteElement
    session.append(element)
    const ended = Promise.all([element.refresh(), element.save()])
    element.remove()
    expect(await ended).to.deep.equal([undefined, true])
  })

  it('keeps lifecycle events inside an outer element; domain events leave it with the tag that sent them', async () => {
    const { element } = await put('reeldock-test-outside')
    const inside = () => [...hosts.keys()].find(other => other.isConnected && other.getRootNode() instanceof ShadowRoot)
    await until(() => inside() !== undefined, 'the inner element')
    const host = hosts.get(inside() as HTMLElement)
    host?.ready()
    host?.failed(new Failure({ category: 'server' }), 'Inner')
    host?.expose({ dirty: true, save: async () => true, discard: () => {} })
    expect(events).to.deep.equal([])
    const emit = host?.emit as (name: string, detail: unknown) => boolean
    emit('reeldock-saved', { rows: 2 })
    expect(events).to.deep.equal([
      { name: 'saved', detail: { rows: 2, element: 'reeldock-test-inside' }, from: element.localName },
    ])
  })

  it('leaves a path to the page: a canceled event means that the page follows it, and the portal’s callback is called', async () => {
    const paths: string[] = []
    session.portal = createPortal({ bases, token: 'token', onNavigate: path => paths.push(path) })
    const { host } = await put('reeldock-test-inside')
    expect(host.navigate('/work-orders')).to.equal(false)
    session.addEventListener('reeldock-navigate', event => event.preventDefault(), { once: true })
    expect(host.navigate('/reports')).to.equal(true)
    expect(events.map(({ detail }) => detail.path)).to.deep.equal(['/work-orders', '/reports'])
    expect(paths).to.deep.equal(['/work-orders', '/reports'])
  })
})
