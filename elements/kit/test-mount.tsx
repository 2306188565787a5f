import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import kit from '../../core/i18n/en/kit'
import { registerMessages, translator } from '../../core/i18n/translate'
import { KitProvider } from './context'

export interface Mounted {
  root: ShadowRoot
  /** The first element that matches; throws when there is none. */
  get: (selector: string) => HTMLElement
  all: (selector: string) => HTMLElement[]
  /** A key on what has the focus, as a person presses it. */
  press: (key: string, more?: KeyboardEventInit) => Promise<void>
  /** Text typed into a field, replacing what stands there. */
  type: (input: HTMLElement, text: string) => Promise<void>
  unmount: () => void
}

/** Draws a part of the kit in a shadow root, as it stands in every element. For tests. */
export async function mount(node: ReactNode, sheet?: string): Promise<Mounted> {
  registerMessages('en', kit)
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  if (sheet) {
    const styles = new CSSStyleSheet()
    styles.replaceSync(sheet)
    root.adoptedStyleSheets = [styles]
  }
  const holder = document.createElement('div')
  holder.className = 'root'
  root.append(holder)
  const react = createRoot(holder)
  react.render(<KitProvider t={translator('en')}>{node}</KitProvider>)
  await settled()
  return {
    root,
    get: selector => {
      const found = root.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`Nothing matches ${selector}`)
      return found
    },
    all: selector => [...root.querySelectorAll<HTMLElement>(selector)],
    press: async (key, more) => {
      const target = root.activeElement ?? document.body
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }),
      )
      await settled()
    },
    type: async (input, text) => {
      input.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      await settled()
    },
    unmount: () => {
      react.unmount()
      host.remove()
    },
  }
}

/** Waits until what was said has been drawn, its toggles included. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(done => setTimeout(done, 8))
}
