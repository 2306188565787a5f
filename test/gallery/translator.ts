import type { Page } from '@playwright/test'

/** The mark before each changed text. No catalog and no server uses it. */
export const mark = '¤'

interface Translator {
  /** Changes all present texts. */
  once(): void
  /** Changes all present texts and, before the element continues, all later ones. */
  keep(): void
}

declare global {
  interface Window {
    translator: Translator
  }
}

/**
 * Adds a program to a page before it is opened, which changes pages like translators of browsers and password managers.
 * The program wraps each text into two elements, marks it outside `translate="no"`, and adds a neighbor to each field,
 * in all open shadow roots.
 */
export async function bringTranslator(page: Page): Promise<void> {
  await page.addInitScript(sign => {
    const isOurs = (node: Node) => node.parentElement?.localName === 'font'
    const seen = new WeakSet<Node>()
    const watched = new Set<Node>()
    let observer: MutationObserver | null = null

    function change(text: Text): void {
      const { parentElement } = text
      if (!(parentElement instanceof HTMLElement) || isOurs(text) || parentElement.matches('script, style, textarea'))
        return
      const isKept = parentElement.closest('[translate="no"]') !== null || !/\S/.test(text.data)
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      inner.append(isKept ? text.data : sign + text.data.trimStart())
      text.replaceWith(outer)
    }
    function visit(root: Node): void {
      if (root instanceof ShadowRoot && observer && !watched.has(root)) {
        watched.add(root)
        observer.observe(root, { subtree: true, childList: true, characterData: true })
      }
      const nodes = document.createNodeIterator(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) found.push(node)
      for (const node of found) {
        if (node instanceof Text) change(node)
        if (!(node instanceof HTMLElement)) continue
        if (node.shadowRoot) visit(node.shadowRoot)
        if (!node.matches('input, select, textarea') || seen.has(node)) continue
        seen.add(node)
        const neighbour = document.createElement('password-manager')
        neighbour.style.position = 'absolute'
        node.after(neighbour)
      }
    }
    const once = () => {
      for (const main of document.querySelectorAll('main')) visit(main)
    }
    window.translator = {
      once,
      keep: () => {
        observer = new MutationObserver(changes => {
          for (const { target, addedNodes } of changes) {
            if (target instanceof Text && target.isConnected) change(target)
            for (const node of addedNodes) if (node.isConnected && !(node instanceof Text && isOurs(node))) visit(node)
          }
        })
        once()
      },
    }
  }, mark)
}

/** Returns the texts of a page, in all open shadow roots. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots: ParentNode[] = [...document.querySelectorAll('main')]
    const texts: string[] = []
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot)
        // Announced texts stay in their language.
        if (!element.closest('.sr-only [role], .sr-only[role]'))
          for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data.trim())
      }
    return texts
  })
}

/** Returns the original of the changed texts that are still present, without numbers and signs. */
export async function leftTexts(page: Page): Promise<string[]> {
  const left = (await textsOf(page)).filter(text => text.startsWith(mark)).map(text => text.slice(mark.length))
  return left.filter(text => /\p{L}{2}/u.test(text))
}

/**
 * Returns the changed texts beside other content of their element. React loses such a text when the text changes later.
 * A name with possible line breaks is replaced as a whole.
 */
export function textsBesideOthers(page: Page): Promise<string[]> {
  return page.evaluate(sign => {
    const roots: ParentNode[] = [...document.querySelectorAll('main')]
    const texts: string[] = []
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot)
        const around = element.parentElement
        if (element.localName !== 'font' || !around || around.localName === 'font') continue
        const isAlone = around.childNodes.length === 1 || around.querySelector(':scope > wbr') !== null
        if (!isAlone && element.textContent?.startsWith(sign)) texts.push(element.textContent.slice(sign.length))
      }
    return texts
  }, mark)
}
