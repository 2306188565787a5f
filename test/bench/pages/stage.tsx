import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../elements/kit/words'
import '../../../core/service-areas/words'
import '../../../core/i18n/words'
import { translator } from '../../../core/i18n/translate'
import { KitProvider } from '../../../elements/kit/context'

export const t = translator('en')

/** A shadow root with sheets, as every element has it. Content in it has the texts of the kit. */
export interface Stage {
  readonly root: ShadowRoot
  /** The element with the class `root`, into which content is drawn. */
  readonly box: HTMLElement
  draw(node: ReactNode): void
  /**
   * Returns the first element that matches.
   * @throws Error when nothing matches
   */
  get(selector: string): HTMLElement
  all(selector: string): readonly HTMLElement[]
}

export function openStage(...sheets: readonly string[]): Stage {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = sheets.map(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  const box = root.appendChild(document.createElement('div'))
  box.className = 'root'
  return {
    root,
    box,
    draw: node => createRoot(box).render(<KitProvider t={t}>{node}</KitProvider>),
    get(selector) {
      const found = root.querySelector<HTMLElement>(selector)
      if (found === null) throw new Error(`nothing matches ${selector}`)
      return found
    },
    all: selector => [...root.querySelectorAll<HTMLElement>(selector)],
  }
}

/** Returns whether the middle of an element lies within a box, or within the window. */
export function isInSight(element: Element, box: Element | Window): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  const outer = box instanceof Element ? box.getBoundingClientRect() : { top: 0, bottom: box.innerHeight }
  const middle = (top + bottom) / 2
  return height > 0 && middle > outer.top && middle < outer.bottom
}

/** Replaces the value of a field that React controls, as if the text were typed. */
export function type(field: HTMLInputElement, text: string): void {
  field.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

export function press(target: HTMLElement, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
}
