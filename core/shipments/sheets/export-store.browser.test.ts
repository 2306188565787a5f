import { effect } from '@preact/signals-core'
import { expect } from 'chai'
import { until } from '../../../test/fixtures/page/wait'
import { createPortal, type Portal } from '../../portal/portal'
import { createTestBackend, type TestBackend } from '../../testing/test-backend'
import { type ShipmentsStore, shipments } from '../store'
import type { ExportStage } from './export-store'

const no = 'WO-48213'

describe('an export of the shipments of a work order', () => {
  let backend: TestBackend
  let portal: Portal
  let store: ShipmentsStore
  const toasts = () => portal.notifications.toasts.value.map(({ title, detail }) => [title, detail])
  /** Records every stage of the exports from here on, and runs an action at one of them. */
  function recordStages(actions: Partial<Record<ExportStage, () => void>> = {}): ExportStage[] {
    const stages: ExportStage[] = []
    effect(() => {
      const stage = store.exporting.value?.stage.value
      if (!stage) return
      stages.push(stage)
      actions[stage]?.()
    })
    return stages
  }

  beforeEach(async () => {
    localStorage.clear()
    backend = createTestBackend({ now: '2026-11-19T15:00:00Z' })
    portal = createPortal(backend.options)
    store = portal.use(shipments, no)
    portal.hold(shipments, no)
    await until(() => store.read.value.state === 'ready' && store.couriers.value.length > 0, 'the shipments')
  })
  afterEach(() => {
    portal.end()
    backend.close()
    localStorage.clear()
  })

  it('shows its stage until it is done', async () => {
    const stages = recordStages()
    const file = await store.exportFile()
    expect(file?.blob.size).to.be.greaterThan(1000)
    expect(stages).to.deep.equal(['starting', 'writing', 'packing'])
    expect([store.exporting.value?.stage.value, toasts()]).to.deep.equal([null, []])
  })

  for (const when of ['starting', 'writing', 'packing'] as const)
    it(`returns no file and shows a message when it is canceled while ${when}`, async () => {
      let isCancelled = false
      recordStages({
        [when]: () => {
          if (isCancelled) return
          isCancelled = true
          store.exporting.value?.cancel()
        },
      })
      expect(await store.exportFile()).to.equal(null)
      expect([isCancelled, store.exporting.value?.stage.value]).to.deep.equal([true, null])
      expect(toasts()).to.deep.equal([
        [{ key: 'shipments.export.cancelled' }, { key: 'shipments.export.cancelledDetail' }],
      ])
      expect((await store.exportFile())?.blob.size).to.be.greaterThan(1000)
    })

  it('runs only once at a time', async () => {
    const [first, second] = await Promise.all([store.exportFile(), store.exportFile()])
    expect([first?.blob.size !== undefined, second]).to.deep.equal([true, null])
  })

  it('ends with the portal, without a message', async () => {
    recordStages({ starting: () => portal.end() })
    expect(await store.exportFile()).to.equal(null)
    expect(toasts()).to.deep.equal([])
  })
})
