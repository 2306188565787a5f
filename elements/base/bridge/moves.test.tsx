import { expect } from 'chai'
import { useState } from 'react'
import { configure } from '../../../core/portal/page'
import { itMoves, settle } from '../../../test/elements/page'
import { type OtherPage, otherPage } from '../../../test/fixtures/page/frame'
import { until } from '../../../test/fixtures/page/wait'
import { Dialog } from '../../kit/overlays/Dialog'
import { Table } from '../../kit/table/Table'
import { define } from './define'

const bases = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }
const rows = ['Kestrel', 'Undertow'].map(id => ({ id }))
const columns = [
  { id: 'title', head: () => 'Title', key: true, cell: ({ id }: { id: string }) => id },
  { id: 'size', head: () => 'Size', cell: () => '12' },
  { id: 'year', head: () => 'Year', dropBelow: 900 as const, cell: () => '2026' },
]

function Screen() {
  const [asks, setAsks] = useState(false)
  const [count, setCount] = useState(1)
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields are only added at the end
        <input key={index} aria-label={`Field ${index}`} />
      ))}
      <button type="button" className="more" aria-label="One field more" onClick={() => setCount(count + 1)} />
      <button type="button" className="ask" aria-label="Ask" onClick={() => setAsks(true)} />
      <Table
        name="moved"
        caption="Films"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        ctx={undefined}
      />
      {asks && (
        <Dialog title="Drives" onClose={() => setAsks(false)}>
          <input aria-label="First" />
          <input aria-label="Second" />
        </Dialog>
      )}
    </>
  )
}

define({ name: 'test-moved', open: true, attributes: {}, screen: Screen })

describe('an element that is moved', () => {
  let element: HTMLElement
  let other: OtherPage
  const root = () => element.shadowRoot as ShadowRoot
  const get = (selector: string) => root().querySelector(selector) as HTMLElement
  const key = (target: EventTarget, name: string) =>
    target.dispatchEvent(
      new other.view.KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }),
    )
  const pointer = (target: EventTarget, name: string, clientX: number) =>
    target.dispatchEvent(new other.view.PointerEvent(name, { clientX, bubbles: true, composed: true, button: 0 }))

  beforeEach(async () => {
    configure({ bases })
    localStorage.clear()
    other = otherPage()
    element = document.createElement('reeldock-test-moved')
    document.body.append(element)
    await until(() => get('table')?.getAttribute('role') === 'grid', 'the grid')
  })
  afterEach(async () => {
    element.remove()
    other.close()
    await settle()
  })

  const places: readonly (readonly [string, () => Node])[] = [
    ['another place', () => document.body.appendChild(document.createElement('section'))],
    ['another root', () => document.body.appendChild(document.createElement('section')).attachShadow({ mode: 'open' })],
    ['another document', () => other.body],
  ]
  for (const [name, placeOf] of places)
    it(`keeps the focus in ${name}, and after the move back`, async () => {
      const place = placeOf()
      const field = get('input')
      field.focus()
      expect(root().activeElement === field).to.equal(true)
      for (const next of [place, document.body]) {
        next.appendChild(element)
        expect(root().activeElement === field, 'at once').to.equal(true)
        await settle()
        expect(root().activeElement === field, 'later').to.equal(true)
        expect(field.matches(':focus')).to.equal(true)
      }
      if (place !== other.body) (place instanceof ShadowRoot ? place.host : (place as Element)).remove()
    })

  itMoves('keeps the focus during moveBefore', async () => {
    const field = get('input')
    field.focus()
    document.body.moveBefore(element, document.body.firstChild)
    await settle()
    expect(root().activeElement === field).to.equal(true)
  })

  it('takes no focus from a control of the page, and restores none that the element had lost before', async () => {
    const field = get('input')
    const button = document.body.appendChild(document.createElement('button'))
    field.focus()
    button.focus()
    other.body.append(element)
    await settle()
    expect([document.activeElement === button, root().activeElement]).to.deep.equal([true, null])
    document.body.append(element)
    field.focus()
    element.remove()
    button.focus()
    document.body.append(element)
    expect([document.activeElement === button, root().activeElement]).to.deep.equal([true, null])
    field.focus()
    field.blur()
    await settle()
    other.body.append(element)
    expect(root().activeElement).to.equal(null)
    button.remove()
  })

  it('can be moved into a template, and has its styles when it is back', () => {
    const looks = root().adoptedStyleSheets
    expect(looks.length).to.be.above(0)
    document.createElement('template').content.append(element)
    document.body.append(element)
    expect(root().adoptedStyleSheets).to.deep.equal(looks)
  })

  it('keeps an open dialog modal, with the focus where it was', async () => {
    get('.ask').click()
    await until(() => get('dialog')?.matches(':modal'), 'the dialog')
    get('[aria-label="Second"]').focus()
    for (const place of [other.body, document.body]) {
      place.append(element)
      await until(() => get('dialog').matches(':modal'), 'the dialog after the move')
      expect(root().activeElement?.getAttribute('aria-label')).to.equal('Second')
    }
  })

  it('moves through a table by keys in another document', async () => {
    other.body.append(element)
    await settle()
    const [first, second] = root().querySelectorAll<HTMLElement>('tbody .cell:first-child')
    first?.focus()
    if (first) key(first, 'ArrowDown')
    expect(root().activeElement === second).to.equal(true)
  })

  it('has a tab stop in sight in another document when a narrow window drops its column, without an error', async () => {
    const errors: string[] = []
    const onError = ({ message }: ErrorEvent) => errors.push(message)
    for (const view of [window, other.view]) view.addEventListener('error', onError)
    other.body.append(element)
    element.style.inlineSize = '1000px'
    await settle()
    const year = () => get('tbody .cell:last-child')
    const first = get('tbody .cell:first-child')
    first.focus()
    key(first, 'End')
    year().blur()
    expect(year().tabIndex).to.equal(0)
    element.style.inlineSize = '800px'
    await until(() => get('tbody .cell[tabindex="0"]')?.checkVisibility(), 'a visible tab stop')
    expect(year().checkVisibility()).to.equal(false)
    window.removeEventListener('error', onError)
    expect(errors).to.deep.equal([])
  })

  it('resizes a column by pointer in another document', async () => {
    other.body.append(element)
    await until(() => get('.column-edge') !== null, 'the edges')
    const edge = get('.column-edge')
    const before = Number(edge.ariaValueNow)
    pointer(edge, 'pointerdown', 100)
    pointer(other.body, 'pointermove', 140)
    pointer(other.body, 'pointerup', 140)
    await until(() => Number(get('.column-edge').ariaValueNow) > before, 'wider')
  })
})
