import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import kit from '../../core/i18n/en/kit'
import { registerMessages, translator } from '../../core/i18n/translate'
import styles from '../../styles/index.css?inline'
import { KitProvider } from './context'

export interface TestPage {
  /** The wrapper inside the shadow root, as in an element. */
  root: HTMLElement
  /** Draws the tree, again or for the first time, and returns when it stands. */
  show(tree: ReactNode): void
  find(selector: string): HTMLElement
  all(selector: string): HTMLElement[]
  gone(): void
}

/** A place for the tests of kit components: a shadow root with the sheets, `width` pixels wide. */
export function testPage(width = 1280): TestPage {
  registerMessages('en', kit)
  const host = document.body.appendChild(document.createElement('div'))
  host.style.width = `${width}px`
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const root = shadow.appendChild(document.createElement('div'))
  root.className = 'root'
  const react: Root = createRoot(root)
  const t = translator('en')
  return {
    root,
    show: tree => flushSync(() => react.render(<KitProvider t={t}>{tree}</KitProvider>)),
    find(selector) {
      const found = root.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`Nothing is ${selector}`)
      return found
    },
    all: selector => [...root.querySelectorAll<HTMLElement>(selector)],
    gone() {
      react.unmount()
      host.remove()
    },
  }
}

/** A key as the browser sends it: it bubbles out of the shadow root. */
export function press(target: Element, key: string): void {
  flushSync(() =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })),
  )
}
