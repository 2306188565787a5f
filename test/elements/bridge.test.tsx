import { expect } from 'chai'
import { useEffect, useState } from 'react'
import { createPortal } from '../../core/portal/portal'
import { flag, oneOf } from '../../elements/base/bridge/attributes'
import { define } from '../../elements/base/bridge/define'
import '../../elements/session/index'
import { until } from '../fixtures/page/wait'
import { itMoves, settle, uncaughtIn } from './page'

const bases = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }
const shared = { open: true } as const
let broken = false
let mounted = 0

function Faulty() {
  if (broken) throw new Error('thrown while it rendered')
  return <p className="whole">·</p>
}

function Typing() {
  const [text, setText] = useState('')
  useEffect(() => {
    mounted += 1
    return () => {
      mounted -= 1
    }
  }, [])
  return <input value={text} onChange={({ target }) => setText(target.value)} />
}

define({ ...shared, name: 'test-faulty', attributes: {}, screen: Faulty })
define({
  ...shared,
  name: 'test-typing',
  attributes: { wide: flag(), kind: oneOf(['a', 'b'], 'a') },
  screen: Typing,
})

function type(element: Element, text: string): void {
  const input = element.shadowRoot?.querySelector('input')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  if (!input) throw new Error('no input')
  write?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const typed = (element: Element) => element.shadowRoot?.querySelector('input')?.value

describe('the bridge', () => {
  let session: HTMLElement & { portal?: unknown }

  const put = async (name: string) => {
    const element = document.createElement(`reeldock-${name}`)
    session.append(element)
    await until(() => Boolean(element.shadowRoot?.querySelector('.whole, input, [role=alert]')), `${name} shows`)
    return element
  }

  beforeEach(() => {
    session = document.createElement('reeldock-session')
    session.portal = createPortal({ bases, token: 'token' })
    document.body.append(session)
  })

  afterEach(async () => {
    session.remove()
    await settle()
  })

  it('shows an error inside as the error state of its element only, and Retry recovers it', async () => {
    const neighbour = await put('test-typing')
    const errors: CustomEvent[] = []
    session.addEventListener('reeldock-error', event => errors.push(event as CustomEvent))
    broken = true
    let faulty: HTMLElement | null = null
    await uncaughtIn(async () => {
      faulty = await put('test-faulty')
      await until(() => errors.length > 0, 'the event')
    })
    const root = (faulty as HTMLElement | null)?.shadowRoot
    expect(Boolean(root?.querySelector('[role=alert]'))).to.equal(true)
    expect(errors[0]?.detail.category).to.equal('unexpected')
    type(neighbour, 'still here')
    expect(typed(neighbour)).to.equal('still here')
    broken = false
    root?.querySelector('button')?.click()
    await until(() => Boolean(root?.querySelector('.whole')), 'the screen after Retry')
  })

  it('keeps edits when it moves by append, and with its parent', async () => {
    const element = await put('test-typing')
    type(element, 'half a word')
    const elsewhere = document.createElement('div')
    session.append(elsewhere)
    elsewhere.append(element)
    await settle()
    expect(typed(element)).to.equal('half a word')
    const outer = document.createElement('div')
    session.before(outer)
    outer.append(session)
    await settle()
    expect(typed(element)).to.equal('half a word')
    outer.replaceWith(session)
    await settle()
    expect(typed(element)).to.equal('half a word')
  })

  itMoves('keeps edits when it moves by moveBefore', async () => {
    const element = await put('test-typing')
    type(element, 'half a word')
    const elsewhere = session.appendChild(document.createElement('div'))
    elsewhere.moveBefore(element, null)
    await settle()
    expect(typed(element)).to.equal('half a word')
  })

  it('keeps edits when an attribute changes', async () => {
    const element = await put('test-typing')
    type(element, 'kept')
    element.toggleAttribute('wide', true)
    element.setAttribute('locale', 'de')
    await settle()
    expect(typed(element)).to.equal('kept')
  })

  it('unmounts its tree only after a permanent removal', async () => {
    const element = await put('test-typing')
    await until(() => mounted === 1, 'mounted')
    element.remove()
    session.append(element)
    await settle()
    expect(mounted).to.equal(1)
    element.remove()
    await until(() => mounted === 0, 'unmounted')
  })

  it('keeps the edits of two instances on a page apart', async () => {
    const [one, two] = [await put('test-typing'), await put('test-typing')]
    type(one, 'one')
    type(two, 'two')
    expect([typed(one), typed(two)]).to.deep.equal(['one', 'two'])
  })
})
