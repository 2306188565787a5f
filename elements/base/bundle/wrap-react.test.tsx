import { expect } from 'chai'
import { createRef, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { until } from '../../../test/fixtures/page/wait'
import { wrap } from './wrap-react'

let loads = 0

class Clapper extends HTMLElement {
  portal: unknown = 'none'

  /** A reflected property, like those of the elements: React sets it when the tag is already defined. */
  get lit(): boolean {
    return this.hasAttribute('lit')
  }

  set lit(value: unknown) {
    this.toggleAttribute('lit', Boolean(value))
  }
}
customElements.define('test-clapper', Clapper)

const Wrapped = wrap(
  'test-clapper',
  { takeNo: 'take-no', inline: 'inline', lit: 'lit' },
  { onClapped: 'clapped' },
  ['portal'],
  async () => {
    loads += 1
  },
)

/** The component with the type that hosts see. */
const ClapperComponent = Wrapped as unknown as React.ComponentType<Record<string, unknown>>

describe('a React component for a tag', () => {
  let stage: HTMLElement
  beforeEach(() => {
    stage = document.createElement('div')
    document.body.append(stage)
  })
  afterEach(() => stage.remove())
  const tag = () => stage.querySelector('test-clapper') as Clapper
  function draw(node: React.ReactNode) {
    const root = createRoot(stage)
    flushSync(() => root.render(node))
    return root
  }

  it('writes its properties as attributes, which are present for true and absent for false', () => {
    const root = draw(<ClapperComponent takeNo="7" inline className="wide" />)
    expect(tag().outerHTML).to.equal('<test-clapper take-no="7" inline="" class="wide"></test-clapper>')
    flushSync(() => root.render(<ClapperComponent inline={false} className="wide" />))
    expect(tag().outerHTML).to.equal('<test-clapper class="wide"></test-clapper>')
    root.unmount()
  })

  it('sets boolean properties of a defined tag, and passes on the props of any tag', () => {
    let clicks = 0
    const click = () => {
      clicks += 1
    }
    const root = draw(<ClapperComponent lit hidden={false} title="Take" role="group" tabIndex={-1} onClick={click} />)
    expect(tag().lit).to.equal(true)
    expect(tag().hidden).to.equal(false)
    expect([tag().title, tag().role, tag().tabIndex]).to.deep.equal(['Take', 'group', -1])
    tag().click()
    expect(clicks).to.equal(1)
    flushSync(() => root.render(<ClapperComponent lit={false} hidden />))
    expect(tag().lit).to.equal(false)
    expect(tag().hidden).to.equal(true)
    root.unmount()
  })

  it('has the methods of its class in the first effect, and their calls wait for the class', async () => {
    const component = wrap('test-late-clapper', {}, {}, [], async () => {})
    const Late = component as unknown as React.ComponentType<Record<string, unknown>>
    const ref = createRef<HTMLElement & { dirty: boolean; refresh(): Promise<void>; save(): Promise<boolean> }>()
    const calls: unknown[] = []
    function Host() {
      useEffect(() => {
        calls.push(Boolean(ref.current?.dirty))
        void ref.current?.refresh().then(() => calls.push('refreshed'))
        void ref.current?.save().then(isSaved => calls.push(isSaved))
      }, [])
      return <Late ref={ref} />
    }
    const root = draw(<Host />)
    await until(() => calls.length > 0, 'the effect')
    expect(calls).to.deep.equal([false])
    class LateClapper extends HTMLElement {
      dirty = true
      async refresh() {
        calls.push('refresh')
      }
      async save() {
        return false
      }
    }
    customElements.define('test-late-clapper', LateClapper)
    await until(() => calls.length === 4, 'the calls')
    expect(calls).to.have.members([false, 'refresh', 'refreshed', false])
    root.unmount()
  })

  it('calls the handler of the latest render for events, and none after unmounting', () => {
    const received: string[] = []
    function Host() {
      const [take, setTake] = useState('first')
      const hear = () => {
        received.push(take)
        setTake('second')
      }
      return <ClapperComponent onClapped={hear} />
    }
    const root = draw(<Host />)
    const element = tag()
    flushSync(() => element.dispatchEvent(new Event('clapped')))
    flushSync(() => element.dispatchEvent(new Event('clapped')))
    expect(received).to.deep.equal(['first', 'second'])
    root.unmount()
    element.dispatchEvent(new Event('clapped'))
    expect(received).to.have.length(2)
  })

  it('calls the cleanup function of a callback ref instead of a second call', () => {
    const received: unknown[] = []
    const clean = (element: unknown) => {
      received.push(element)
      return () => void received.push('cleaned')
    }
    const plain = (element: unknown) => void received.push(element)
    const root = draw(<ClapperComponent ref={clean} />)
    const element = tag()
    expect(received).to.deep.equal([element])
    flushSync(() => root.render(<ClapperComponent ref={plain} />))
    expect(received).to.deep.equal([element, 'cleaned', element])
    root.unmount()
    expect(received).to.deep.equal([element, 'cleaned', element, null])
  })

  it('sets properties without an attribute, exposes the tag by its ref, and loads its file', () => {
    const ref = createRef<Clapper>()
    const portal = { configure() {} }
    const before = loads
    const root = draw(<ClapperComponent portal={portal} ref={ref} />)
    expect(tag().portal).to.equal(portal)
    expect(tag().hasAttribute('portal')).to.equal(false)
    expect(ref.current).to.equal(tag())
    expect(loads).to.be.greaterThan(before)
    root.unmount()
    expect(ref.current).to.equal(null)
  })
})
