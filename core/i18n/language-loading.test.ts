import { effect } from '@preact/signals-core'
import { expect } from 'chai'
import { takeClock } from '../../test/fixtures/page/clock'
import { until } from '../../test/fixtures/page/wait'
import { loadedLocale } from './language-loading'
import { type Language, languages } from './languages'
import { type Messages, translated, translator } from './translate'

describe('a language that is loading', () => {
  const invented: Language[] = []
  const table = languages as Language[]

  /** Adds a language that was not requested yet. `load` decides when its texts arrive. */
  function invent(tag: string, load: () => Promise<Messages>): void {
    const language = { tag, name: tag, load: async () => translated(tag, await load()) }
    invented.push(language)
    table.push(language)
  }

  afterEach(() => {
    for (const language of invented.splice(0)) table.splice(table.indexOf(language), 1)
  })

  const messages: Messages = { 'drives.title': 'De’' }

  it('is used in all of its regions once it is loaded, and fetched once', async () => {
    let loads = 0
    invent('tla', async () => {
      loads += 1
      return messages
    })
    expect([loadedLocale('tla'), loadedLocale('tla-CA')]).to.deep.equal([null, null])
    await until(() => loadedLocale('tla') === 'tla', 'arrived')
    expect(loadedLocale('tla-CA')).to.equal('tla-CA')
    expect(translator('tla-CA')('drives.title')).to.equal('De’')
    expect(loads).to.equal(1)
  })

  it('falls back to English when it fails, and is requested again', async () => {
    const clock = takeClock()
    let end = () => {}
    try {
      const answers = [false, false, true]
      invent('tlb', () => (answers.shift() ? Promise.resolve(messages) : Promise.reject(new Error('gone'))))
      const locales: (string | null)[] = []
      end = effect(() => void locales.push(loadedLocale('tlb')))
      await clock.advance(5000)
      expect([locales, answers]).to.deep.equal([[null, 'en'], [true]])
      await clock.advance(10_000)
      expect(locales).to.deep.equal([null, 'en', 'tlb'])
    } finally {
      end()
      clock.restore()
    }
  })

  it('is requested again after a failure only while it is in use', async () => {
    const clock = takeClock()
    try {
      let loads = 0
      invent('tld', () => {
        loads += 1
        return Promise.reject(new Error('gone'))
      })
      const speak = () => effect(() => void loadedLocale('tld'))
      const end = speak()
      await clock.advance(5000)
      expect([loads, loadedLocale('tld')]).to.deep.equal([2, 'en'])
      end()
      expect(clock.waiting()).to.equal(0)
      await clock.advance(3_600_000)
      expect(loads).to.equal(2)
      const endAgain = speak()
      await clock.advance(10_000)
      expect(loads).to.equal(3)
      endAgain()
      expect(clock.waiting()).to.equal(0)
    } finally {
      clock.restore()
    }
  })

  it('falls back to English after four seconds, until it arrives', async () => {
    const later = globalThis.setTimeout
    let onTimeout: (() => void) | undefined
    globalThis.setTimeout = ((call: () => void, wait: number) => {
      if (wait !== 4000) return later(call, wait)
      onTimeout = call
      return 0
    }) as typeof setTimeout
    let arrive: (loaded: Messages) => void = () => {}
    try {
      invent(
        'tlc',
        () =>
          new Promise(resolve => {
            arrive = resolve
          }),
      )
      expect(loadedLocale('tlc')).to.equal(null)
    } finally {
      globalThis.setTimeout = later
    }
    onTimeout?.()
    expect(loadedLocale('tlc')).to.equal('en')
    arrive(messages)
    await until(() => loadedLocale('tlc') === 'tlc', 'arrived')
  })

  it('does not delay English, or a language without texts', () => {
    expect([loadedLocale('en-GB'), loadedLocale('pl')]).to.deep.equal(['en-GB', 'pl'])
  })

  it('makes the texts of the pseudo-locale on request', async () => {
    expect(loadedLocale('en-XA')).to.equal(null)
    await until(() => loadedLocale('en-XA') === 'en-XA', 'made')
  })
})
