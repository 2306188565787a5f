import { expect } from 'chai'
import { replaceEnvironment } from './environment'
import { onStored, readStored, removeAllStored, removeStored, storagePrefix, storeValue } from './storage'

describe('storage', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  after(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('keeps values under the prefix of the suite, in the given area', () => {
    expect(storeValue('local', 'a', { rows: [1] })).to.equal(true)
    storeValue('session', 'b', 'text')
    expect(Object.keys(localStorage)).to.deep.equal(['reeldock:a'])
    expect(Object.keys(sessionStorage)).to.deep.equal(['reeldock:b'])
    expect(readStored('local', 'a')).to.deep.equal({ rows: [1] })
    expect(readStored('session', 'b')).to.equal('text')
    expect(readStored('local', 'b')).to.equal(null)
    removeStored('local', 'a')
    expect(readStored('local', 'a')).to.equal(null)
  })

  it('removes an expired value when it is read', () => {
    storeValue('local', 'test', 1, -1)
    expect(readStored('local', 'test')).to.equal(null)
    expect(localStorage.getItem('reeldock:test')).to.equal(null)
  })

  it('expires a value after its seconds', () => {
    const { now } = Date
    try {
      Date.now = () => 1_000
      storeValue('session', 'zones', 'list', 1800)
      Date.now = () => 1_801_000
      expect(readStored('session', 'zones')).to.equal('list')
      Date.now = () => 1_801_001
      expect(readStored('session', 'zones')).to.equal(null)
    } finally {
      Date.now = now
    }
  })

  for (const raw of ['', 'no json', 'null', '7', '"text"', '[]', '{}', '{"value":1', '{"value":1}'])
    it(`reads the foreign value ${JSON.stringify(raw)} as null`, () => {
      localStorage.setItem(`${storagePrefix}x`, raw)
      expect(readStored('local', 'x')).to.equal(null)
    })

  it('notifies of changes in this page and in other windows, except changes by the listener itself', async () => {
    const events: string[] = []
    const self = {}
    const ends = [
      onStored(() => events.push('any')),
      onStored(() => events.push('a'), 'a'),
      onStored(() => events.push('others'), 'a', self),
    ]
    const takeEvents = async () => {
      await null
      return events.splice(0)
    }
    storeValue('local', 'a', 1)
    expect(await takeEvents()).to.deep.equal(['any', 'a', 'others'])
    storeValue('local', 'a', 2, null, self)
    expect(await takeEvents()).to.deep.equal(['any', 'a'])
    removeStored('local', 'a', self)
    expect(await takeEvents()).to.deep.equal(['any', 'a'])
    storeValue('local', 'b', 1)
    expect(await takeEvents()).to.deep.equal(['any'])
    dispatchEvent(new StorageEvent('storage', { key: `${storagePrefix}a` }))
    dispatchEvent(new StorageEvent('storage', { key: 'a' }))
    expect(await takeEvents()).to.deep.equal(['any', 'a', 'others', 'any'])
    // All keys were removed at once.
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(await takeEvents()).to.deep.equal(['any', 'a', 'others'])
    for (const end of ends) end()
    storeValue('local', 'a', 1)
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(await takeEvents()).to.deep.equal([])
  })

  it('clears only keys with the prefix of the suite', () => {
    localStorage.setItem('theirs', '1')
    localStorage.setItem('reeldockish', '1')
    for (const key of ['a', 'b', 'c', 'd']) {
      storeValue('local', key, 1)
      storeValue('session', key, 1)
    }
    removeAllStored()
    expect(Object.keys(localStorage).toSorted()).to.deep.equal(['reeldockish', 'theirs'])
    expect(Object.keys(sessionStorage)).to.deep.equal([])
  })

  it('works without storage if it is full, missing or forbidden', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    for (const storage of [{ ...localStorage, getItem: () => null, setItem: full, removeItem: () => {} }, null]) {
      const restore = replaceEnvironment({ storage: () => storage as Storage | null })
      expect([readStored('local', 'a'), storeValue('local', 'a', 1)]).to.deep.equal([null, false])
      removeStored('local', 'a')
      removeAllStored()
      restore()
    }
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    try {
      expect([readStored('local', 'a'), storeValue('local', 'a', 1)]).to.deep.equal([null, false])
    } finally {
      if (own) Object.defineProperty(globalThis, 'localStorage', own)
    }
  })
})
