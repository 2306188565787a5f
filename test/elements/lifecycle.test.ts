import { expect } from 'chai'
import { configure } from '../../core/portal/page'
import { attributeName } from '../../elements/base/bridge/attributes'
import { until } from '../fixtures/page/wait'
import { type AnyDescription, everythingIn, itMoves, settle, subjects, uncaughtIn } from './page'

const invalidValue = '\u0001 no such'

type Fields = HTMLElement & Record<string, unknown>

/** A fetch that never answers, because these tests do not wait for data. */
const silence: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

const silentSocket = { onopen: null, onmessage: null, onclose: null, close() {} }

const unusedBases = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }

function make(tag: string): Fields {
  return document.createElement(tag) as Fields
}

/**
 * Returns whether an element contains a match. Tests compare this boolean, because printing a node of React in a failure
 * message takes very long.
 */
function has(element: Element, selector: string): boolean {
  return Boolean(element.shadowRoot?.querySelector(selector))
}

/** Returns a valid value that is not the default of the attribute. */
function otherValue(description: AnyDescription, name: string): unknown {
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
      configure({ bases: unusedBases, token: 'token', fetch: silence, socket: () => silentSocket })
      // The element is created, filled in and put into the page before it is defined.
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

    it('applies a property that was set before the definition', () => {
      expect(early.locale).to.equal('fr')
      expect(early.getAttribute('locale')).to.equal('fr')
      expect(Object.hasOwn(early, 'locale')).to.equal(false)
    })

    it('reads each attribute, a boolean by presence, and the default after the attribute is removed', () => {
      for (const [name, { fallback, format }] of Object.entries(description.attributes)) {
        const attribute = attributeName(name)
        const value = otherValue(description, name)
        element.setAttribute(attribute, fallback === false ? 'false' : String(format(value)))
        expect(element[name], `${attribute} set`).to.equal(value)
        element.removeAttribute(attribute)
        expect(element[name], `${attribute} removed`).to.equal(fallback)
      }
    })

    it('reflects a property to its attribute, and removes the attribute for the default', () => {
      for (const [name, { fallback }] of Object.entries(description.attributes)) {
        element[name] = otherValue(description, name)
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

    it('ignores an attribute with a bad value and reports it', async () => {
      const strict = Object.entries(description.attributes).filter(([, { parse }]) => parse(invalidValue) === null)
      const common = description.headingLevel === null ? ['theme'] : ['theme', 'heading-level']
      for (const attribute of [...strict.map(([name]) => attributeName(name)), ...common]) {
        const reported: CustomEvent[] = []
        const hear = (event: Event) => reported.push(event as CustomEvent)
        const before = element.shadowRoot?.textContent
        const hadAlert = has(element, '[role=alert]')
        element.addEventListener('reeldock-error', hear)
        const uncaught = await uncaughtIn(async () => {
          element.setAttribute(attribute, invalidValue)
          await until(() => reported.length > 0, `the error of ${attribute}`)
          await settle()
        })
        element.removeEventListener('reeldock-error', hear)
        expect(uncaught, attribute).to.deep.equal([])
        expect(element.shadowRoot?.textContent, attribute).to.equal(before)
        expect(has(element, '[role=alert]'), attribute).to.equal(hadAlert)
        expect(
          reported.map(({ detail }) => [detail.category, detail.retryable, detail.title]),
          attribute,
        ).to.deep.equal([['attribute', false, `${attribute}="${invalidValue}"`]])
        expect(reported[0]?.detail.message, attribute).to.not.equal('')
        element.removeAttribute(attribute)
        await settle()
      }
    })

    it('takes each theme, and is automatic without one', () => {
      const themeNow = () => element.shadowRoot?.querySelector<HTMLElement>('.root')?.dataset.theme
      const schemes = ['light', 'dark', 'auto', null].map(theme => {
        element.theme = theme
        return [element.theme, element.getAttribute('theme'), themeNow()]
      })
      expect(schemes).to.deep.equal([
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

    it('works in the document of a frame, and again in its own', async () => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const root = element.shadowRoot?.querySelector<HTMLElement>('.frame')
      const sheets = () => element.shadowRoot?.adoptedStyleSheets.length ?? 0
      const before = sheets()
      const uncaught = await uncaughtIn(async () => {
        for (const place of [frame.contentDocument, document]) {
          place?.body.append(element)
          // A new rendering in the other document may add further sheets.
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

    it('is empty after a permanent removal, and full again when it returns', async () => {
      element.remove()
      await settle()
      expect(has(element, '.frame')).to.equal(false)
      document.body.append(element)
      await settle()
      expect(has(element, '.frame')).to.equal(true)
    })

    it('leaves no listener at its root after repeated removals', async () => {
      element.remove()
      await settle()
      const root = element.shadowRoot?.querySelector('.root')
      if (!root) throw new Error('no root')
      const left: string[] = []
      let added = 0
      const { addEventListener, removeEventListener } = root
      root.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        added += 1
        left.push(args[0])
        addEventListener.apply(root, args)
      }
      root.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
        left.splice(left.indexOf(args[0]), 1)
        removeEventListener.apply(root, args)
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

    it('marks its content with the language of its locale', async () => {
      element.setAttribute('locale', 'en-XA')
      const lang = () => element.shadowRoot?.querySelector('.frame')?.getAttribute('lang')
      await until(() => lang() === 'en-XA', 'the language')
    })
  })
