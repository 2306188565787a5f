import { expect } from 'chai'
import { useState } from 'react'
import { configure } from '../../../core/portal/page'
import { createPortal } from '../../../core/portal/portal'
import { type } from '../../../test/fixtures/page/person'
import { until, after as wait } from '../../../test/fixtures/page/wait'
import { define } from './define'
import { useScreen } from './hooks'
import { nearest, nearestSession, outerElement } from './nearest'

const bases = { main: '/page', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }

function Screen() {
  return <p className="base">{useScreen().portal.options.value.bases.main}</p>
}
function Typing() {
  const [typed, setTyped] = useState('')
  return <input aria-label="typed" value={typed} onChange={({ target }) => setTyped(target.value)} />
}
const plain = { doc: '', open: true, attributes: {}, events: {} }
define({ ...plain, name: 'test-portal', screen: Screen })
define({ ...plain, name: 'test-typing', screen: Typing })

describe('the portal of an element', () => {
  let place: HTMLElement
  const textIn = (element: Element) => element.shadowRoot?.querySelector('.root')?.textContent ?? ''

  beforeEach(() => {
    place = document.createElement('section')
    document.body.append(place)
  })
  afterEach(async () => {
    place.remove()
    await wait(20)
  })

  it('is the portal of the page after configure, or of the nearest session, through shadow roots and moves', async () => {
    const lone = document.createElement('reeldock-test-portal')
    const early = document.createElement('reeldock-session') as HTMLElement & { portal?: unknown }
    early.portal = createPortal({ bases: { ...bases, main: '/session' } })
    const host = document.createElement('div')
    const inside = document.createElement('reeldock-test-portal')
    host.attachShadow({ mode: 'open' }).append(inside)
    early.append(host)
    place.append(lone, early)
    await import('../../session/index')
    await until(() => textIn(inside) === '/session', 'the session')
    expect(textIn(lone)).not.to.include('/page')
    configure({ bases })
    await until(() => textIn(lone) === '/page', 'the page')
    expect(textIn(inside)).to.equal('/session')
    early.portal = createPortal({ bases: { ...bases, main: '/other' } })
    await until(() => textIn(inside) === '/other', 'another portal')
    place.append(inside)
    await until(() => textIn(inside) === '/page', 'moved out')
    early.append(lone)
    await until(() => textIn(lone) === '/other', 'moved in')
  })

  it('loses edits with the portal: an element that gets another portal, or is moved to one, mounts anew', async () => {
    configure({ bases })
    await import('../../session/index')
    const session = document.createElement('reeldock-session') as HTMLElement & { portal?: unknown }
    session.portal = createPortal({ bases })
    const element = document.createElement('reeldock-test-typing')
    session.append(element)
    place.append(session)
    const field = () => element.shadowRoot?.querySelector('input')
    const typing = async () => {
      await until(() => field()?.value === '', 'an empty field')
      type(field() as HTMLInputElement, '40')
      await until(() => field()?.value === '40', 'typed')
    }
    await typing()
    session.portal = createPortal({ bases })
    await typing()
    place.append(element)
    await typing()
    session.append(element)
    await until(() => field()?.value === '', 'moved in again')
  })

  it('finds session, outer element and language outwards', () => {
    place.innerHTML = '<div lang="pl"><reeldock-session><div><span></span></div></reeldock-session></div>'
    const span = place.querySelector('span') as HTMLElement
    const shadow = span.attachShadow({ mode: 'open' })
    shadow.innerHTML = '<i></i>'
    const deep = shadow.querySelector('i') as HTMLElement
    expect(nearestSession(deep)?.localName).to.equal('reeldock-session')
    expect(nearestSession(place)).to.equal(null)
    expect(nearest(deep, 'lang')).to.equal('pl')
    deep.setAttribute('lang', 'fr')
    expect(nearest(deep, 'lang')).to.equal('fr')
    expect(outerElement(deep)).to.equal(null)
    const element = document.createElement('reeldock-somewhere')
    element.attachShadow({ mode: 'open' }).append(span)
    expect(outerElement(deep)?.localName).to.equal('reeldock-somewhere')
  })
})
