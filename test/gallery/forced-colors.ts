import type { Page } from '@playwright/test'

/**
 * Remembers the marks that depend on their color while the page has its own colors: bars, lights and marks without
 * text. Call this before the colors are forced.
 */
export function noteMarks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const marks: HTMLElement[] = []
    const left: ParentNode[] = [...document.querySelectorAll('main')]
    // Drawings, containers and fields show more than a background. The background of the head of a skeleton carries no
    // meaning.
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

/** Returns the marks that forced colors hide, and the selected items that look like the others. */
export function findLostMarks(page: Page): Promise<string[]> {
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

    /** Returns the colors and lines of an element and its content, without texts and sizes. */
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
        .filter((paint, index, all) => all.indexOf(paint) === index)
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

/** Returns the focused element if it has no visible ring in forced colors, otherwise null. */
export function findMissingRing(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (focused === null || focused === document.body) return null
    // In a tree the ring is around the active row.
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

/**
 * Returns the texts of disabled buttons whose color is not the system's color for disabled text. Call this with forced
 * colors.
 */
export function findEnabledLooks(page: Page): Promise<string[]> {
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
