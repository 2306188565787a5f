import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { environment, replaceEnvironment } from '../base/environment'
import type { Draft } from './draft'
import { mineIn as mine, openRecord } from './fixtures'

describe('a draft in a storage with little room', () => {
  let server: ReturnType<typeof openRecord>
  const open = () => server.open()
  const tellOthers = () => dispatchEvent(new StorageEvent('storage', { key: 'reeldock:draft:C-1:drives' }))

  let room = 0
  let attempts = 0
  let restoreStorage = () => {}
  beforeEach(() => {
    localStorage.clear()
    server = openRecord()
    room = 0
    attempts = 0
    const local = environment.storage('local') as Storage
    const full = new Proxy(local, {
      get(target, name) {
        if (name !== 'setItem') return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name)
        return (key: string, value: string) => {
          attempts += 1
          if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
          target.setItem(key, value)
        }
      },
    })
    restoreStorage = replaceEnvironment({ storage: () => full })
  })
  afterEach(() => {
    server.leave()
    restoreStorage()
    localStorage.clear()
  })

  it('keeps its edits', async () => {
    const { draft } = open()
    for (const [cell, text] of [
      ['cru', '12'],
      ['usb', '7'],
    ] as const) {
      const before = attempts
      draft.type([[cell, text]])
      await until(() => attempts > before, 'an attempt to store the edit')
    }
    expect([mine(draft), draft.kept.value]).to.deep.equal([{ cru: '12', usb: '7' }, false])
  })

  it('is stored when the page is left, if there is room by then', async () => {
    const { draft } = open()
    draft.type([['cru', '12']])
    await until(() => attempts > 0, 'an attempt to store the edit')
    room = 1000
    server.leave()
    expect(mine(open().draft)).to.deep.equal({ cru: '12' })
  })

  for (const [what, end] of [
    ['discards', (draft: Draft) => draft.discard()],
    ['saves', (draft: Draft) => draft.save(draft.typed.value, async over => void over(server.record))],
  ] as const)
    it(`keeps its edits when another window ${what} the stored edits`, async () => {
      room = 1000
      const [one, two] = [open(), open()]
      two.draft.type([['usb', 'small']])
      await until(() => two.draft.kept.value, 'kept')
      tellOthers()
      await until(() => mine(one.draft).usb === 'small', 'the edit of the other window')
      one.draft.type([['cru', 'x'.repeat(5000)]])
      await until(() => !one.draft.kept.value, 'no room')
      const read = server.reads
      if (what === 'saves') {
        server.record = new Map([...server.record, ['usb', 'small']])
        two.base.value = server.record
      }
      await end(two.draft)
      await until(() => localStorage.length === 0, 'the empty storage')
      tellOthers()
      await until(() => server.reads > read && !('usb' in mine(one.draft)), 'the end of the edit of the other window')
      expect(Object.keys(mine(one.draft))).to.deep.equal(['cru'])
    })
})
