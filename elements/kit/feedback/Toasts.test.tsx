import { expect } from 'chai'
import { useState } from 'react'
import notices from '../../../styles/bundles/notices.css?inline'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { until } from '../../../test/fixtures/page/wait'
import { type ToastItem, Toasts } from './Toasts'

let show: (toasts: readonly ToastItem[]) => void
let keeps: boolean[] = []
const announced = new Map<number, object>()

function Field() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  show = setToasts
  return (
    <>
      <input aria-label="Field" />
      <div className="save-bar" style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0, blockSize: 52 }} />
      <Toasts
        toasts={toasts}
        announced={announced}
        onDismiss={id => setToasts(toasts.filter(toast => toast.id !== id))}
        onKeep={now => keeps.push(now)}
      />
    </>
  )
}

const error = (id: number): ToastItem => ({
  id,
  tone: 'danger',
  title: `Not saved ${id}`,
  detail: 'The server is down',
})
const success = (id: number): ToastItem => ({ id, tone: 'ok', title: `Saved ${id}` })

describe('Toasts', () => {
  let page: Mounted
  const regions = () => [page.get('[role=status]').textContent, page.get('[role=alert]').textContent]
  const buttons = () => page.all('.toast button')
  const put = async (...toasts: readonly ToastItem[]) => {
    show(toasts)
    await settled()
  }

  beforeEach(async () => {
    keeps = []
    announced.clear()
    page = await mount(<Field />, styles + notices)
  })
  afterEach(() => page.unmount())

  it('break a name after an underscore, and keep the text of the name', async () => {
    const name = 'TheSaltOrchard_FTR-1_F_EN-XX_US-G_51_2K_MER_20260414_DLX_SMPTE_OV'
    await put({ ...error(1), detail: `Not on Dock A: ${name}` })
    const detail = page.get('.toast-detail')
    expect(detail.textContent).to.equal(`Not on Dock A: ${name}`)
    const ends = [...detail.querySelectorAll('wbr')].map(({ previousSibling }) => previousSibling?.textContent?.at(-1))
    expect(ends.slice(0, -1).join('')).to.equal('_'.repeat(11))
  })

  it('are at the foot on the start side, above the save bar, the newest lowest, three at most', async () => {
    await put(error(1), error(2), success(3), success(4))
    expect(page.all('.toast-title').map(title => title.textContent)).to.deep.equal([
      'Not saved 2',
      'Saved 3',
      'Saved 4',
    ])
    for (const toast of page.all('.toast')) for (const animation of toast.getAnimations()) animation.finish()
    const last = page.all('.toast').at(-1)?.getBoundingClientRect()
    const bar = page.get('.save-bar').getBoundingClientRect()
    expect(Math.round(bar.top - (last?.bottom ?? 0))).to.equal(16)
    expect(Math.round(last?.left ?? 0)).to.equal(16)
    await put(error(1), error(2), success(3))
    expect(page.all('.toast-title').map(title => title.textContent)).to.deep.equal([
      'Not saved 1',
      'Not saved 2',
      'Saved 3',
    ])
  })

  it('are announced by regions that existed before them: errors as alerts, others as status', async () => {
    expect(regions()).to.deep.equal(['', ''])
    await put(error(1), success(2))
    await until(() => regions()[1] !== '', 'the words')
    expect(regions()).to.deep.equal(['Saved 2', 'Not saved 1. The server is down'])
    await put(error(1), error(3))
    expect(regions()).to.deep.equal(['', 'Not saved 1. The server is downNot saved 3. The server is down'])
  })

  it('are announced once, also when another place shows them later', async () => {
    await put(error(1))
    await until(() => announced.has(1), 'the announcement')
    const other = await mount(
      <Toasts toasts={[error(1), error(2)]} announced={announced} onDismiss={() => {}} onKeep={() => {}} />,
    )
    await until(() => other.get('[role=alert]').textContent !== '', 'the announcement of the other place')
    expect(other.get('[role=alert]').textContent).to.equal('Not saved 2. The server is down')
    other.unmount()
  })

  it('keep the focus on their button when another one is added', async () => {
    await put(error(1))
    buttons()[0]?.focus()
    await put(error(1), success(2))
    expect(page.root.activeElement).to.equal(buttons()[0])
  })

  it('take no focus; Escape dismisses the focused one, and the focus moves to the next, then back', async () => {
    page.get('input').focus()
    await put(error(1), error(2))
    expect(page.root.activeElement).to.equal(page.get('input'))
    buttons()[0]?.focus()
    let heard = 0
    const hear = () => (heard += 1)
    document.addEventListener('keydown', hear)
    await page.press('Escape')
    expect([buttons().length, page.root.activeElement === buttons()[0]]).to.deep.equal([1, true])
    await page.press('Escape')
    document.removeEventListener('keydown', hear)
    expect(heard, 'keys that the page received').to.equal(0)
    expect([buttons().length, page.root.activeElement === page.get('input')]).to.deep.equal([0, true])
    expect(page.get('.toasts').matches(':popover-open')).to.equal(false)
  })

  it('stay while they have the focus', async () => {
    await put(success(1))
    buttons()[0]?.focus()
    expect(keeps.at(-1)).to.equal(true)
    page.get('input').focus()
    expect(keeps.at(-1)).to.equal(false)
  })

  it('stay while either the pointer or the focus is on them', async () => {
    await put(success(1))
    const layer = page.get('.toasts')
    const move = (kind: string) => layer.dispatchEvent(new PointerEvent(kind, { bubbles: true, composed: true }))
    move('pointerover')
    buttons()[0]?.focus()
    page.get('input').focus()
    expect(keeps.at(-1), 'the pointer').to.equal(true)
    buttons()[0]?.focus()
    move('pointerout')
    expect(keeps.at(-1), 'the focus').to.equal(true)
    page.get('input').focus()
    expect(keeps.at(-1)).to.equal(false)
  })

  it('no longer stay once they are removed from under the pointer', async () => {
    await put(success(1))
    page.get('.toasts').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
    expect(keeps.at(-1)).to.equal(true)
    await put()
    expect(keeps.at(-1)).to.equal(false)
  })
})
