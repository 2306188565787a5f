import { expect } from 'chai'
import { storagePrefix } from '../base/storage'
import { createContainer } from '../portal/container'
import { preferences } from './preferences'

const stored = `${storagePrefix}preferences`

describe('preferences', () => {
  const ends: (() => void)[] = []
  const open = () => preferences.create({ onEnd: end => void ends.push(end) })

  /** Dispatches the event of a write in another tab; a null key is a storage that was cleared. */
  function otherTab(key: string | null, value: object | null): void {
    if (value === null) localStorage.clear()
    else localStorage.setItem(stored, JSON.stringify({ value, until: null }))
    dispatchEvent(new StorageEvent('storage', { key }))
  }

  beforeEach(() => localStorage.clear())
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    localStorage.clear()
  })

  it('follows system and page until something is chosen', () => {
    const store = open()
    expect([store.theme.value, store.locale.value]).to.deep.equal(['auto', ''])
    expect(localStorage.length).to.equal(0)
  })

  it('keeps each choice for the next visit', () => {
    const store = open()
    store.setTheme('dark')
    store.setLocale('fr')
    const next = open()
    expect([next.theme.value, next.locale.value]).to.deep.equal(['dark', 'fr'])
    expect(Object.keys(localStorage)).to.deep.equal([stored])
  })

  it('follows choices in another tab, and a storage that was cleared there', () => {
    const store = open()
    otherTab(stored, { theme: 'light', locale: 'ar' })
    expect([store.theme.value, store.locale.value]).to.deep.equal(['light', 'ar'])
    otherTab(`${storagePrefix}drafts`, { theme: 'dark', locale: '' })
    expect(store.theme.value).to.equal('light')
    otherTab(null, null)
    expect([store.theme.value, store.locale.value]).to.deep.equal(['auto', ''])
  })

  for (const value of [7, 'dark', [], { theme: 'sepia', locale: 4 }, { theme: null }])
    it(`reads ${JSON.stringify(value)} as no choice`, () => {
      localStorage.setItem(stored, JSON.stringify({ value, until: null }))
      const store = open()
      expect([store.theme.value, store.locale.value]).to.deep.equal(['auto', ''])
    })

  it('ends with its portal, and then ignores choices in another tab', () => {
    const container = createContainer(({ onEnd }) => ({ onEnd }) as never)
    const store = container.use(preferences)
    container.clear()
    otherTab(stored, { theme: 'dark', locale: '' })
    expect(store.theme.value).to.equal('auto')
  })
})
