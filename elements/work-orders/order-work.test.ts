import { expect } from 'chai'
import { replaceEnvironment } from '../../core/base/environment'
import { otherPage } from '../../test/fixtures/page/frame'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until, after as wait } from '../../test/fixtures/page/wait'
import './index'

type OrderElement = HTMLElement & {
  dirty: boolean
  save(): Promise<boolean>
  discard(): void
  refresh(): Promise<void>
}

const hasText = (text: string) => (field: HTMLElement) => (field as HTMLInputElement).value === text
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Returns a storage that is full. */
function full(): Storage {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  return { length: 0, clear() {}, getItem: () => null, key: () => null, removeItem() {}, setItem }
}

describe('an order of <reeldock-work-orders>', () => {
  let screen: Screen
  const order = () => screen.element as OrderElement
  const inner = () => screen.element.shadowRoot?.querySelector('reeldock-shipments') as HTMLElement
  const dirtyEvents = () => screen.heard('dirty-changed').map(detail => detail as { dirty: boolean; element: string })

  beforeEach(async () => {
    localStorage.clear()
    screen = open('reeldock-work-orders', { scenario: 'small' })
    await until(() => allOf(screen.element, 'row').length > 3, 'the list')
    const no = /WO-\d+/.exec(textOf(screen.element))?.[0] ?? ''
    screen.element.setAttribute('work-order-no', no)
    await until(() => inner() !== null && allOf(inner(), 'row').length > 0, 'the shipments')
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  const edit = (text: string) => {
    const field = allOf(inner(), 'textbox')[0]
    if (!field) throw new Error('no field')
    type(field, text)
  }

  it('reports the edits of its shipments as its own', async () => {
    the(inner(), 'button', /Expand all|Details of/).click()
    await until(() => allOf(inner(), 'textbox').length > 0, 'a field')
    edit('1Z999')
    await until(() => order().dirty, 'dirty')
    expect(dirtyEvents()).to.deep.equal([{ dirty: true, element: 'reeldock-work-orders' }])
    order().discard()
    await until(() => !order().dirty, 'clean')
    edit('1Z998')
    await until(() => order().dirty, 'dirty again')
    expect(await order().save()).to.equal(true)
    await until(() => !order().dirty, 'saved')
    expect(dirtyEvents().map(({ dirty }) => dirty)).to.deep.equal([true, false, true, false])
  })

  for (const [condition, storage] of [
    ['is forbidden', () => null],
    ['is full', full],
  ] as const)
    it(`keeps and reports edited rows behind its other tab when the storage ${condition}`, async () => {
      const restore = replaceEnvironment({ storage })
      try {
        the(inner(), 'button', /Expand all|Details of/).click()
        await until(() => allOf(inner(), 'textbox').length > 0, 'a field')
        edit('1Z999')
        await until(() => order().dirty, 'dirty')
        order().setAttribute('tab', 'duplication')
        await until(() => !inner().checkVisibility(), 'the other tab')
        expect([order().dirty, asksBeforeLeaving()], 'behind the other tab').to.deep.equal([true, true])
        order().removeAttribute('tab')
        await until(() => inner().checkVisibility(), 'the shipments again')
        expect(allOf(inner(), 'textbox').some(hasText('1Z999'))).to.equal(true)
        const place = order().parentElement as HTMLElement
        const removed = order()
        removed.remove()
        await wait(50)
        place.append(removed)
        await until(() => order().dirty && allOf(inner(), 'row').length > 0, 'the shipments once more')
        the(inner(), 'button', /Expand all|Details of/).click()
        await until(() => allOf(inner(), 'textbox').some(hasText('1Z999')), 'the edit')
        order().discard()
        await until(() => !order().dirty, 'clean')
        expect(asksBeforeLeaving()).to.equal(false)
      } finally {
        restore()
      }
    })

  it('reports the edits of an order that was left, when storage is forbidden', async () => {
    const restore = replaceEnvironment({ storage: () => null })
    try {
      the(inner(), 'button', /Expand all|Details of/).click()
      await until(() => allOf(inner(), 'textbox').length > 0, 'a field')
      edit('1Z999')
      await until(() => order().dirty, 'dirty')
      const no = order().getAttribute('work-order-no') ?? ''
      order().removeAttribute('work-order-no')
      await until(() => allOf(order(), 'tab', /Archive/).length > 0, 'the list')
      expect([order().dirty, asksBeforeLeaving()], 'in the list').to.deep.equal([true, true])
      const place = order().parentElement as HTMLElement
      const removed = order()
      removed.remove()
      await wait(50)
      place.append(removed)
      await until(() => order().dirty, 'dirty in the list, after it was put back')
      order().setAttribute('tab', 'duplication')
      order().setAttribute('work-order-no', no)
      await until(() => allOf(order(), 'tab').length === 2, 'the order')
      expect(order().dirty, 'reopened at Duplication').to.equal(true)
      expect(await order().save()).to.equal(true)
      await until(() => !order().dirty, 'saved')
      expect(asksBeforeLeaving()).to.equal(false)
    } finally {
      restore()
    }
  })

  it('ignores edits in another element, when storage is forbidden', async () => {
    const restore = replaceEnvironment({ storage: () => null })
    try {
      const no = order().getAttribute('work-order-no') ?? ''
      order().removeAttribute('work-order-no')
      await until(() => allOf(order(), 'tab', /Archive/).length > 0, 'the list')
      const other = document.createElement('reeldock-shipments') as OrderElement
      other.setAttribute('work-order-no', no)
      order().parentElement?.append(other)
      await until(() => allOf(other, 'row').length > 0, 'the other element')
      the(other, 'button', /Expand all|Details of/).click()
      await until(() => allOf(other, 'textbox').length > 0, 'a field')
      type(allOf(other, 'textbox')[0] as HTMLElement, '1Z999')
      await until(() => other.dirty, 'dirty')
      await wait(50)
      order().discard()
      await wait(50)
      expect([order().dirty, other.dirty]).to.deep.equal([false, true])
      expect(inner(), 'shipments in the list').to.equal(null)
      other.remove()
      await until(() => order().dirty, 'dirty once no other element shows the rows')
    } finally {
      restore()
    }
  })

  it('also shows its shipments in another document', async () => {
    const other = otherPage()
    order().setAttribute('tab', 'duplication')
    await until(() => !inner().checkVisibility(), 'no shipments')
    other.body.append(order().parentElement as HTMLElement)
    order().removeAttribute('tab')
    await until(() => inner() !== null && allOf(inner(), 'row').length > 0, 'the shipments')
    document.body.append(order().parentElement as HTMLElement)
    other.close()
  })

  it('also reads its shipments again on refresh', async () => {
    const before = screen.backend.calls.length
    await order().refresh()
    const paths = screen.backend.calls.slice(before).map(({ path }) => path)
    expect(
      paths.some(path => /shipments/.test(path)),
      paths.join(),
    ).to.equal(true)
  })
})
