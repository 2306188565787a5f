import { expect } from 'chai'
import { replaceEnvironment } from './environment'
import { drop, dropAll, keep, readKept, storagePrefix } from './storage'

describe('storage', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  after(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('keeps values under the prefix of the suite, in the area that was asked for', () => {
    expect(keep('local', 'a', { rows: [1] })).to.equal(true)
    keep('session', 'b', 'text')
    expect(Object.keys(localStorage)).to.deep.equal(['reeldock:a'])
    expect(Object.keys(sessionStorage)).to.deep.equal(['reeldock:b'])
    expect(readKept('local', 'a')).to.deep.equal({ rows: [1] })
    expect(readKept('session', 'b')).to.equal('text')
    expect(readKept('local', 'b')).to.equal(null)
    drop('local', 'a')
    expect(readKept('local', 'a')).to.equal(null)
  })

  it('ends a value when its seconds are over', () => {
    const { now } = Date
    try {
      Date.now = () => 1_000
      keep('session', 'zones', 'list', 1800)
      Date.now = () => 1_801_000
      expect(readKept('session', 'zones')).to.equal('list')
      Date.now = () => 1_801_001
      expect(readKept('session', 'zones')).to.equal(null)
    } finally {
      Date.now = now
    }
  })

  for (const raw of ['', 'no json', 'null', '7', '"text"', '[]', '{}', '{"value":1', '{"value":1}'])
    it(`reads ${JSON.stringify(raw)}, which somebody left there, as nothing`, () => {
      localStorage.setItem(`${storagePrefix}x`, raw)
      expect(readKept('local', 'x')).to.equal(null)
    })

  it('clears its own keys and nothing else of the page', () => {
    localStorage.setItem('theirs', '1')
    localStorage.setItem('reeldockish', '1')
    for (const key of ['a', 'b', 'c', 'd']) {
      keep('local', key, 1)
      keep('session', key, 1)
    }
    dropAll()
    expect(Object.keys(localStorage).toSorted()).to.deep.equal(['reeldockish', 'theirs'])
    expect(Object.keys(sessionStorage)).to.deep.equal([])
  })

  it('goes on where storage is full, missing or forbidden', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    for (const there of [{ ...localStorage, getItem: () => null, setItem: full, removeItem: () => {} }, null]) {
      const mend = replaceEnvironment({ storage: () => there as Storage | null })
      expect([readKept('local', 'a'), keep('local', 'a', 1)]).to.deep.equal([null, false])
      drop('local', 'a')
      dropAll()
      mend()
    }
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    try {
      expect([readKept('local', 'a'), keep('local', 'a', 1)]).to.deep.equal([null, false])
    } finally {
      if (own) Object.defineProperty(globalThis, 'localStorage', own)
    }
  })
})
