import { expect } from 'chai'
import { configure } from '../../core/portal/page'
import { attributeName } from '../../elements/base/bridge/attributes'
import { until } from '../fixtures/page/wait'
import { type AnyDescription, everythingIn, itMoves, settle, subjects, uncaughtIn } from './page'

const noSuch = '\u0001 no such'

type Fields = HTMLElement & Record<string, unknown>

/** An answer that never comes: what is looked at here does not wait for data. */
const silence: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

const silentSocket = { onopen: null, onmessage: null, onclose: null, close() {} }

const nowhere = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }

function make(tag: string): Fields {
  return document.createElement(tag) as Fields
}

/** Asked as a yes or no: to describe a node of React's in a message takes forever. */
function has(element: Element, selector: string): boolean {
  return Boolean(element.shadowRoot?.querySelector(selector))
}

/** A value that an attribute takes and that is not its default. */
function another(description: AnyDescription, name: string): unknown {
  const { choices = [], fallback } = description.attributes[name] ?? {}
  if (fallback === false) return true
  if (typeof fallback === 'number') return fallback + 1
  const texts: Readonly<Record<string, string>> = { month: '2026-03', filter: 'ship-by:today' }
  return choices.find(choice => choice !== fallback) ?? texts[name] ?? '2026-03-01'
}

for (const { tag, load } of subjects)
  describe(`<${tag}>`, () => {
    let description: AnyDescription
    let early: Fields
    let element: Fields

    before(async () => {
      configure({ bases: nowhere, token: 'token', fetch: silence, socket: () => silentSocket })
      // Made, filled in and put into the page before anybody has defined it.
      early = make(tag)
      early.locale = 'fr'
      early.secret = 'a property that is none of ours'
      document.body.append(early)
      description = await load()
      await settle()
    })

    beforeEach(async () => {
      element = make(tag)
      document.body.append(element)
      await settle()
    })

    afterEach(async () => {
      element.remove()
      early.remove()
      await settle()
    })

    it('counts a property that was set before it was defined', () => {
      expect(early.locale).to.equal('fr')
      expect(early.getAttribute('locale')).to.equal('fr')
      expect(Object.hasOwn(early, 'locale')).to.equal(false)
    })

    it('reads a boolean by presence, and its default once an attribute is gone', () => {
      for (const [name, { fallback, format }] of Object.entries(description.attributes)) {
        const attribute = attributeName(name)
        const value = another(description, name)
        element.setAttribute(attribute, fallback === false ? 'false' : String(format(value)))
        expect(element[name], `${attribute} set`).to.equal(value)
        element.removeAttribute(attribute)
        expect(element[name], `${attribute} removed`).to.equal(fallback)
      }
    })

    it('writes a property of its own to its attribute, and the default to none', () => {
      for (const [name, { fallback }] of Object.entries(description.attributes)) {
        element[name] = another(description, name)
        expect(element.hasAttribute(attributeName(name)), name).to.equal(true)
        element[name] = null
        expect(element[name], name).to.equal(fallback)
      }
    })

    it('reflects nothing else', () => {
      const before = element.getAttributeNames()
      element.token = 'secret'
      element.data = { rows: [1, 2, 3] }
      expect(element.getAttributeNames()).to.deep.equal(before)
      expect(early.getAttributeNames()).not.to.include('secret')
    })

    it('shows what it would without an attribute that holds a bad value, and says so', async () => {
      const strict = Object.entries(description.attributes).filter(([, { parse }]) => parse(noSuch) === null)
      const common = description.headingLevel === null ? ['theme'] : ['theme', 'heading-level']
      for (const attribute of [...strict.map(([name]) => attributeName(name)), ...common]) {
        const said: CustomEvent[] = []
        const hear = (event: Event) => said.push(event as CustomEvent)
        const before = element.shadowRoot?.textContent
        const hadAlert = has(element, '[role=alert]')
        element.addEventListener('reeldock-error', hear)
        const uncaught = await uncaughtIn(async () => {
          element.setAttribute(attribute, noSuch)
          await until(() => said.length > 0, `the error of ${attribute}`)
          await settle()
        })
        element.removeEventListener('reeldock-error', hear)
        expect(uncaught, attribute).to.deep.equal([])
        expect(element.shadowRoot?.textContent, attribute).to.equal(before)
        expect(has(element, '[role=alert]'), attribute).to.equal(hadAlert)
        expect(
          said.map(({ detail }) => [detail.category, detail.retryable, detail.title]),
          attribute,
        ).to.deep.equal([['attribute', false, `${attribute}="${noSuch}"`]])
        expect(said[0]?.detail.message, attribute).to.not.equal('')
        element.removeAttribute(attribute)
        await settle()
      }
    })

    it('takes each theme, and is automatic without one', () => {
      const themeNow = () => element.shadowRoot?.querySelector<HTMLElement>('.root')?.dataset.theme
      const seen = ['light', 'dark', 'auto', null].map(theme => {
        element.theme = theme
        return [element.theme, element.getAttribute('theme'), themeNow()]
      })
      expect(seen).to.deep.equal([
        ['light', 'light', 'light'],
        ['dark', 'dark', 'dark'],
        ['auto', 'auto', undefined],
        ['auto', null, undefined],
      ])
    })

    it('keeps its tree when it moves', async () => {
      const root = element.shadowRoot?.querySelector('.frame')
      expect(root instanceof Element).to.equal(true)
      const elsewhere = document.createElement('section')
      document.body.append(elsewhere)
      elsewhere.append(element)
      await settle()
      expect(element.shadowRoot?.querySelector('.frame') === root).to.equal(true)
      elsewhere.remove()
    })

    it('is whole in the document of a frame, and back in its own', async () => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const root = element.shadowRoot?.querySelector<HTMLElement>('.frame')
      const sheets = () => element.shadowRoot?.adoptedStyleSheets.length ?? 0
      const before = sheets()
      const uncaught = await uncaughtIn(async () => {
        for (const place of [frame.contentDocument, document]) {
          place?.body.append(element)
          // What is drawn anew there may bring sheets of its own.
          element.setAttribute('locale', place === document ? 'en' : 'en-XA')
          await until(() => root?.lang === element.getAttribute('locale'), 'the language')
          await settle()
          expect(element.ownerDocument === place).to.equal(true)
          expect(element.shadowRoot?.querySelector('.frame') === root).to.equal(true)
          expect(sheets()).to.be.at.least(before)
          const view = place?.defaultView ?? window
          const box = element.shadowRoot?.querySelector('.root')
          expect(box && view.getComputedStyle(box).containerName).to.contain('reeldock')
        }
      })
      expect(uncaught).to.deep.equal([])
      frame.remove()
    })

    itMoves('keeps its tree when it moves by moveBefore', async () => {
      const root = element.shadowRoot?.querySelector('.frame')
      expect(root instanceof Element).to.equal(true)
      document.body.moveBefore(element, document.body.firstChild)
      await settle()
      expect(element.shadowRoot?.querySelector('.frame') === root).to.equal(true)
    })

    it('is empty once it was taken out for good, and full again when it comes back', async () => {
      element.remove()
      await settle()
      expect(has(element, '.frame')).to.equal(false)
      document.body.append(element)
      await settle()
      expect(has(element, '.frame')).to.equal(true)
    })

    it('leaves no listener at its root, however often it comes back', async () => {
      element.remove()
      await settle()
      const root = element.shadowRoot?.querySelector('.root')
      if (!root) throw new Error('no root')
      const left: string[] = []
      let added = 0
      const { addEventListener, removeEventListener } = root
      root.addEventListener = (...given: Parameters<typeof addEventListener>) => {
        added += 1
        left.push(given[0])
        addEventListener.apply(root, given)
      }
      root.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
        left.splice(left.indexOf(given[0]), 1)
        removeEventListener.apply(root, given)
      }
      document.body.append(element)
      await settle()
      element.remove()
      await settle()
      expect(added).to.be.greaterThan(0)
      expect(left).to.deep.equal([])
    })

    it('keeps its styles in adopted sheets of an open shadow root', () => {
      expect(element.shadowRoot?.mode).to.equal('open')
      expect(element.shadowRoot?.adoptedStyleSheets.length).to.be.greaterThan(0)
      const styles = [...everythingIn(document)].filter(({ localName }) => localName === 'style')
      expect(styles.map(({ outerHTML }) => outerHTML)).to.deep.equal([])
    })

    it('can be defined again', async () => {
      const uncaught = await uncaughtIn(async () => {
        const { define } = await import('../../elements/base/bridge/define')
        define(description as unknown as Parameters<typeof define>[0])
      })
      expect(uncaught).to.deep.equal([])
    })

    it('says its states in the language of its locale', async () => {
      element.setAttribute('locale', 'en-XA')
      const lang = () => element.shadowRoot?.querySelector('.frame')?.getAttribute('lang')
      await until(() => lang() === 'en-XA', 'the language')
    })
  })
