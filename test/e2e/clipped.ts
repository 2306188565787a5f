import type { Page } from '@playwright/test'

/**
 * What a reader of the page cannot read: text that its own box cuts or that stands outside of the window, and a page
 * that scrolls sideways. What ends in an ellipsis on purpose is no fault, nor what scrolls in a line of its own.
 */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`)
    const left: ParentNode[] = [document]
    for (const root of left)
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) left.push(element.shadowRoot)
        const says = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
        if (!says || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const box = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        // One pixel is how words are hidden that are read out.
        if (box.width <= 2 || style.display === 'inline' || style.textOverflow === 'ellipsis') continue
        const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        const around: Element[] = []
        let at: Element | null = element
        while (at) {
          around.push(at)
          const within: Node = at.getRootNode()
          at = at.parentElement ?? (within instanceof ShadowRoot ? within.host : null)
        }
        const scrolls = around.some(each => /auto|scroll/.test(getComputedStyle(each).overflowX))
        const isHidden = around.some(({ clientWidth }) => clientWidth === 1)
        const isOut = !scrolls && (box.right > innerWidth + 1 || box.left < -1)
        if (!isHidden && (isCut || isOut))
          faults.push(`<${element.localName} class="${element.className}"> ${element.textContent?.slice(0, 60)}`)
      }
    return faults
  })
}
