import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Portal } from '../../core/portal/portal'
import { after, until } from '../../test/fixtures/page/wait'
import type { ElementHost } from '../base/bridge/description'
import { ScreenScope } from '../base/bridge/hooks'
import { type RowEventHandler, useRowEvents } from './use-row-events'

const generation = signal(0)
const portal = { id: 1, generation } as unknown as Portal

describe('a paste that waits for a part which did not come', () => {
  let element: HTMLElement
  let host: ElementHost
  let root: Root
  let handler: RowEventHandler
  let drawn = 0

  function Rows({ workOrderNo }: { workOrderNo: string }) {
    const around = useRef<HTMLDivElement>(null)
    handler = useRowEvents(around, true, workOrderNo).handler.current
    return <div ref={around} data-drawn={drawn} />
  }

  /** Draws the screen anew, as after a failure. */
  async function draw(workOrderNo: string, of: Portal = portal): Promise<void> {
    drawn += 1
    root.render(
      <ScreenScope value={{ portal: of, host }}>
        <Rows key={drawn} workOrderNo={workOrderNo} />
      </ScreenScope>,
    )
    await until(() => element.shadowRoot?.querySelector(`[data-drawn="${drawn}"]`) !== null, 'the screen')
    await after(20)
  }

  beforeEach(async () => {
    element = document.createElement('div')
    document.body.append(element)
    host = { element, id: `${drawn}` } as unknown as ElementHost
    root = createRoot(element.attachShadow({ mode: 'open' }))
    await draw('WO-1')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '986578788855\n477179081230')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.shadowRoot?.querySelector('[data-drawn]')?.dispatchEvent(event)
    expect(handler.queued.length).to.equal(1)
  })
  afterEach(() => {
    root.unmount()
    element.remove()
  })

  it('is there when the screen is tried again', async () => {
    await draw('WO-1')
    expect(handler.queued.length).to.equal(1)
  })

  it('is gone with the account', async () => {
    generation.value += 1
    await draw('WO-1')
    expect(handler.queued.length).to.equal(0)
  })

  it('is gone with the portal', async () => {
    await draw('WO-1', { id: 2, generation } as unknown as Portal)
    expect(handler.queued.length).to.equal(0)
  })

  it('is gone once another order was opened', async () => {
    await draw('WO-2')
    await draw('WO-1')
    expect(handler.queued.length).to.equal(0)
  })
})
