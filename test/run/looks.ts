import { expect } from '@playwright/test'

/** What is asked of a page, whichever tool drives it. */
interface Asked {
  evaluate(look: (tag: string) => string[], tag: string): Promise<string[]>
}

/** How everything inside an element looks, one line a node, with its width. */
export function looks(page: Asked, tag: string): Promise<string[]> {
  return page.evaluate(name => {
    const watched = [
      'color',
      'display',
      'visibility',
      'backgroundColor',
      'fontSize',
      'fontFamily',
      'padding',
      'margin',
    ] as const
    const lines: string[] = []
    const read = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        const style = getComputedStyle(element)
        const width = Math.round(element.getBoundingClientRect().width)
        lines.push(`${element.localName}.${element.className} ${width} ${watched.map(each => style[each]).join(' ')}`)
        if (element.shadowRoot) read(element.shadowRoot)
      }
    }
    const root = document.querySelector(name)?.shadowRoot
    if (root) read(root)
    return lines
  }, tag)
}

/** The same, once nothing changes any more: what comes after the first rows changes by itself. */
export async function restingLooks(page: Asked, tag: string): Promise<string[]> {
  let found = await looks(page, tag)
  await expect
    .poll(
      async () => {
        const last = found
        found = await looks(page, tag)
        return found.join() === last.join()
      },
      { intervals: [300] },
    )
    .toBe(true)
  return found
}

/** Gives the element a room of its own: a sheet of the page may move what is around it. */
export async function holdRoom(page: { evaluate(act: () => void): Promise<void> }): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.style.setProperty('width', '900px', 'important')
    main?.style.setProperty('display', 'block', 'important')
  })
}
