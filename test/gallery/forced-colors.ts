import type { Page } from '@playwright/test'

/**
 * Remembers what says something by its colour alone as long as colours are the page's own: bars, lights and marks
 * without words, and what is chosen among its like. To be called before the colours are forced.
 */
export function noteMarks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const marks: HTMLElement[] = []
    const left: ParentNode[] = [...document.querySelectorAll('main')]
    // What is drawn by itself or by what is in it, and the ground of a table's head on its way, which says nothing.
    const others = 'svg, :has(*), input, textarea, select, dialog, .skeleton-head'
    for (const root of left)
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) left.push(element.shadowRoot)
        const isDrawn = element.namespaceURI?.endsWith('svg') || element.matches(others)
        if (isDrawn || element.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue
        const { width, height } = element.getBoundingClientRect()
        const { backgroundColor, backgroundImage } = getComputedStyle(element)
        const isPainted = backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)
        if (isPainted && width >= 2 && height >= 2) marks.push(element)
      }
    Object.assign(window, { marks })
  })
}

/** What cannot be seen any more, now that the colours are forced: marks without a colour or line, and choices like the rest. */
export function lostMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { marks } = window as unknown as { marks: HTMLElement[] }
    const probe = document.createElement('i')
    document.body.append(probe)
    const colourOf = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    const canvas = colourOf('Canvas')
    const nameOf = (element: Element) =>
      `<${element.localName} class="${element.className}"> ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`
    const isClear = (colour: string) => colour === canvas || /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour)
    const hasLine = (style: CSSStyleDeclaration) =>
      (style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px' && !isClear(style.borderTopColor)) ||
      (style.outlineStyle !== 'none' && style.outlineWidth !== '0px' && !isClear(style.outlineColor))
    const faults: string[] = []
    for (const mark of marks.filter(each => each.isConnected && each.checkVisibility())) {
      const style = getComputedStyle(mark)
      const isSeen =
        !isClear(style.backgroundColor) ||
        style.backgroundImage !== 'none' ||
        hasLine(style) ||
        style.boxShadow !== 'none'
      if (!isSeen) faults.push(`not seen: ${nameOf(mark)}`)
    }

    /** How a part and what is in it are painted, words and sizes apart. */
    const paintOf = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .map(each => {
          const own = getComputedStyle(each)
          return [
            own.backgroundColor,
            own.borderTopColor,
            own.borderBottomColor,
            own.borderTopWidth,
            own.outlineStyle,
            own.outlineColor,
            own.textDecorationLine,
          ].join()
        })
        .filter((paint, at, all) => all.indexOf(paint) === at)
        .join(';')
    const chosen = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current']
    const left: ParentNode[] = [...document.querySelectorAll('main')]
    for (const root of left)
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) left.push(element.shadowRoot)
        const name = chosen.find(each => /^(true|page|step|date)$/.test(element.getAttribute(each) ?? ''))
        if (!name || !element.checkVisibility({ visibilityProperty: true })) continue
        const like = [...(element.parentElement?.children ?? [])].find(
          other =>
            other !== element &&
            other.className === element.className &&
            /^(false|)$/.test(other.getAttribute(name) ?? ''),
        )
        const focused = (element.getRootNode() as ShadowRoot).activeElement
        if (like && like !== focused && paintOf(like) === paintOf(element))
          faults.push(`chosen like the rest: ${nameOf(element)}`)
      }
    probe.remove()
    return [...new Set(faults)]
  })
}

/** What has the focus and no ring around it that is seen on the ground of the system's colours; null when it has one. */
export function ringless(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (focused === null || focused === document.body) return null
    // In a tree the ring is around the row that the keys act on.
    const row = focused.getAttribute('aria-activedescendant')
    if (row) focused = (focused.getRootNode() as ShadowRoot).getElementById(row) ?? focused
    const probe = document.createElement('i')
    probe.style.color = 'Canvas'
    document.body.append(probe)
    const canvas = getComputedStyle(probe).color
    probe.remove()
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused)
    const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== canvas
    return isSeen ? null : `<${focused.localName} class="${focused.className}"> ${focused.textContent?.slice(0, 40)}`
  })
}

/** Names of buttons that are off and have another colour than the system's for what is off. To be asked with forced colours. */
export function enabledLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = 'GrayText'
    const gray = getComputedStyle(sample).color
    sample.remove()
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap(each => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])])
    return all(document)
      .filter(each => each.matches('.button[aria-disabled="true"]:not([aria-busy])') && each.checkVisibility())
      .filter(each => getComputedStyle(each).color !== gray)
      .map(each => each.textContent)
  })
}
