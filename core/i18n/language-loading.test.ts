import { expect } from 'chai'
import { until } from '../../test/fixtures/page/wait'
import { loadedLocale } from './language-loading'
import { type Language, languages } from './languages'
import { type Messages, translator } from './translate'

type Load = NonNullable<Language['load']>

describe('a language on its way', () => {
  const made: Language[] = []
  const table = languages as Language[]

  /** A language that nobody asked for yet, whose words come as the test says. */
  function invent(tag: string, load: Load): void {
    const language = { tag, name: tag, load }
    made.push(language)
    table.push(language)
  }

  afterEach(() => {
    for (const language of made.splice(0)) table.splice(table.indexOf(language), 1)
  })

  const words: Messages = { 'drives.title': 'De’' }

  it('is awaited, then said, in every region of it, and fetched once', async () => {
    let asked = 0
    invent('tla', async () => {
      asked += 1
      return { default: words }
    })
    expect([loadedLocale('tla'), loadedLocale('tla-CA')]).to.deep.equal([null, null])
    await until(() => loadedLocale('tla') === 'tla', 'arrived')
    expect(loadedLocale('tla-CA')).to.equal('tla-CA')
    expect(translator('tla-CA')('drives.title')).to.equal('De’')
    expect(asked).to.equal(1)
  })

  it('is English once it has failed, and is asked for again', async () => {
    const waits: (() => void)[] = []
    const later = globalThis.setTimeout
    globalThis.setTimeout = ((call: () => void, wait: number) =>
      wait >= 5000 ? waits.push(call) : later(call, wait)) as typeof setTimeout
    try {
      const answers = [false, false, true]
      invent('tlb', () => (answers.shift() ? Promise.resolve({ default: words }) : Promise.reject(new Error('gone'))))
      expect(loadedLocale('tlb')).to.equal(null)
      await until(() => loadedLocale('tlb') === 'en', 'late')
      waits.shift()?.()
      await until(() => waits.length === 1, 'failed once more')
      expect(loadedLocale('tlb')).to.equal('en')
      waits.shift()?.()
      await until(() => loadedLocale('tlb') === 'tlb', 'arrived')
    } finally {
      globalThis.setTimeout = later
    }
  })

  it('is English after a few seconds, and itself when it comes after all', async () => {
    const later = globalThis.setTimeout
    let onTimeout: (() => void) | undefined
    globalThis.setTimeout = ((call: () => void, wait: number) => {
      if (wait !== 4000) return later(call, wait)
      onTimeout = call
      return 0
    }) as typeof setTimeout
    let arrive: (module: { default: Messages }) => void = () => {}
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
    arrive({ default: words })
    await until(() => loadedLocale('tlc') === 'tlc', 'arrived')
  })

  it('is nobody’s wait where English or a language without words is asked for', () => {
    expect([loadedLocale('en-GB'), loadedLocale('pl')]).to.deep.equal(['en-GB', 'pl'])
  })

  it('makes the words of the pseudo-locale when somebody asks for it', async () => {
    expect(loadedLocale('en-XA')).to.equal(null)
    await until(() => loadedLocale('en-XA') === 'en-XA', 'made')
  })
})
