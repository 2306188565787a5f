import { expect } from 'chai'
import { type Language, languages } from '../../core/i18n/languages'
import { type Messages, translated } from '../../core/i18n/translate'
import '../../elements/drive-inventory/index'
import { textOf, the, type } from '../fixtures/page/person'
import { open, type Screen } from '../fixtures/page/screen'
import { deferred, until } from '../fixtures/page/wait'

describe('the language of an element', () => {
  const table = languages as Language[]
  let screen: Screen
  const languageCount = languages.length
  let inventedCount = 0

  const show = (attributes: Record<string, string>, portal = {}) => {
    screen = open('reeldock-drive-inventory', { scenario: 'small', attributes: { inline: '', ...attributes }, portal })
  }
  const frame = () => screen.element.shadowRoot?.querySelector<HTMLElement>('.frame')
  const untilShown = (text: string) => until(() => textOf(screen.element).includes(text), text)

  /** Creates a language whose texts arrive when the test decides. */
  function invent() {
    const texts = deferred<Messages>()
    inventedCount += 1
    const tag = `zz${String.fromCharCode(97 + inventedCount)}`
    table.push({ tag, name: tag, load: async () => translated(tag, await texts.promise) })
    return { tag, arrive: () => texts.resolve({ 'drives.quantity': 'Mut’' }), fail: texts.reject }
  }

  afterEach(async () => {
    document.body.lang = ''
    document.body.removeAttribute('dir')
    await screen.end()
    table.splice(languageCount)
  })

  it('keeps the skeleton until its texts arrive, without English before', async () => {
    const { tag, arrive } = invent()
    show({ locale: tag })
    await until(() => Boolean(screen.element.shadowRoot?.querySelector('.skeleton')), 'the skeleton')
    expect(textOf(screen.element)).not.to.include('Quantity')
    arrive()
    await untilShown('Mut’')
    expect([frame()?.lang, frame()?.dir]).to.deep.equal([tag, 'ltr'])
  })

  it('is in English, and marked as English, if its texts do not arrive', async () => {
    const { tag, fail } = invent()
    show({ locale: tag })
    fail(new Error('gone'))
    await untilShown('Quantity')
    expect(frame()?.lang).to.equal('en')
  })

  it('changes in place: keeps edits, and keeps the old texts until the new ones arrive', async () => {
    const { tag, arrive } = invent()
    show({}, { locale: 'en' })
    await untilShown('Quantity')
    const field = () => the(screen.element, 'textbox', /CRU/) as HTMLInputElement
    const typed = field()
    type(typed, '77')
    screen.element.setAttribute('locale', tag)
    await until(() => frame()?.lang === 'en', 'still English')
    expect(textOf(screen.element)).to.include('Quantity')
    arrive()
    await untilShown('Mut’')
    screen.element.setAttribute('locale', 'fr')
    await untilShown('Quantité')
    expect([field() === typed, field().value]).to.deep.equal([true, '77'])
    screen.element.removeAttribute('locale')
    screen.portal.configure({ locale: 'fr-CA' })
    await until(() => frame()?.lang === 'fr-CA', 'the locale of the portal')
    expect(textOf(screen.element)).to.include('Quantité')
    expect(field().value).to.equal('77')
  })

  it('follows the nearest ancestor if nothing else sets a language', async () => {
    document.body.lang = 'fr'
    show({}, { locale: '' })
    await untilShown('Quantité')
    document.body.lang = 'en-GB'
    await untilShown('Quantity')
    expect(frame()?.lang).to.equal('en-GB')
  })

  it('follows the direction of the nearest ancestor, or that of the language if none is set', async () => {
    show({ locale: 'fr' })
    await untilShown('Quantité')
    const direction = () => frame()?.dir
    expect(direction()).to.equal('ltr')
    document.body.dir = 'rtl'
    await until(() => direction() === 'rtl', 'as the page')
    screen.element.dir = 'ltr'
    await until(() => direction() === 'ltr', 'as the element')
    screen.element.setAttribute('locale', 'ar')
    await until(() => frame()?.lang === 'ar', 'Arabic')
    expect(direction()).to.equal('ltr')
    screen.element.removeAttribute('dir')
    document.body.removeAttribute('dir')
    await until(() => direction() === 'rtl', 'as the language')
    expect(frame() && getComputedStyle(frame() as Element).direction).to.equal('rtl')
  })
})
