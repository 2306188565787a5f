import type { Page } from '@playwright/test'

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface SeenText {
  /** The element of the text, and the start of the text. */
  name: string
  /** The box of each line of the text. */
  lines: Box[]
  /** The box in which the text can be visible. On an axis that scrolls it is unlimited. */
  room: Box
  /** The box in which the text is visible at the current scroll position. */
  shown: Box
  /** The number of the layer above the page that contains the text; 0 is the page. */
  layer: number
  /** The number of the element that contains the text. */
  element: number
}

export interface SeenTarget {
  name: string
  box: Box
  shown: Box
  layer: number
  /** The numbers of the elements around the target, including the target. */
  around: number[]
  element: number
}

export interface Seen {
  width: number
  scrollWidth: number
  texts: SeenText[]
  /** The targets of presses, except links in running text and checkboxes with a label. */
  targets: SeenTarget[]
  /** Texts that do not fit into a field or end in an ellipsis, without a title that has the rest. */
  cut: string[]
}

/**
 * Returns the visible content of a page and its place: texts, targets, and texts without enough room. Only the first
 * forty rows of a table are checked.
 */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    interface Place {
      room: Box
      shown: Box
      layer: number
      /** Whether the content is only for screen readers, in a box of one pixel. */
      isHidden: boolean
    }
    const endless = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    const wide = { ...endless, left: 0, right: innerWidth }
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const plain = ({ left, right, top, bottom }: Box): Box => ({ left, right, top, bottom })
    // Infinite values cannot be serialized.
    const finite = (box: Box): Box => meet(box, { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 })
    const numbers = new Map<Element, number>()
    const numberOf = (element: Element): number => {
      const number = numbers.get(element) ?? numbers.size + 1
      numbers.set(element, number)
      return number
    }
    const parentOf = (element: Element): Element | null => {
      const root = element.getRootNode()
      return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
    }
    const places = new Map<Element, Place>()
    const placeOf = (element: Element): Place => {
      const known = places.get(element)
      if (known) return known
      const style = getComputedStyle(element)
      const parent = parentOf(element)
      const isAbove = style.position === 'fixed' || element.matches(':popover-open, :modal')
      const outer = parent && !isAbove ? placeOf(parent) : { room: wide, shown: endless, layer: 0, isHidden: false }
      const box = element.getBoundingClientRect()
      const cuts = (axis: string) => axis !== 'visible'
      const scrolls = (axis: string) => axis === 'auto' || axis === 'scroll'
      const own = plain(box)
      if (!cuts(style.overflowX)) Object.assign(own, { left: -Infinity, right: Infinity })
      if (!cuts(style.overflowY)) Object.assign(own, { top: -Infinity, bottom: Infinity })
      const room = meet(outer.room, own)
      if (scrolls(style.overflowX)) Object.assign(room, { left: -Infinity, right: Infinity })
      if (scrolls(style.overflowY)) Object.assign(room, { top: -Infinity, bottom: Infinity })
      const place = {
        room,
        shown: meet(outer.shown, own),
        layer: isAbove || style.position === 'sticky' ? numberOf(element) : outer.layer,
        isHidden: outer.isHidden || (style.clipPath !== 'none' && box.width <= 1),
      }
      places.set(element, place)
      return place
    }

    const paper = document.createElement('canvas').getContext('2d')
    const hasRoomFor = (field: HTMLElement, text: string): boolean => {
      if (!paper) return true
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      paper.font = font
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return paper.measureText(text).width <= room + 1
    }
    const seen: Seen = {
      width: innerWidth,
      scrollWidth: document.documentElement.scrollWidth,
      texts: [],
      targets: [],
      cut: [],
    }
    const pressed =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=treeitem]'
    const range = document.createRange()
    const left: ParentNode[] = [document]
    for (const root of left)
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) left.push(element.shadowRoot)
        const isTarget = element.matches(pressed) && !element.matches(':disabled, [type=file]')
        const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
        if ((!isTarget && !hasText) || /^(option|script|style|title)$/.test(element.localName)) continue
        if (element.closest('tbody > tr:nth-child(n + 41)')) continue
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const { room, shown, layer, isHidden } = placeOf(element)
        if (isHidden) continue
        const text = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 60)
        const name = `<${element.localName} class="${element.className}"> ${text}`
        const style = getComputedStyle(element)
        const common = { name, room: finite(room), shown: finite(shown), layer, element: numberOf(element) }

        const field = element as HTMLInputElement
        const asked = element.localName === 'input' && !field.value ? field.placeholder : ''
        const chosen = element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? '') : asked
        if (chosen && !field.title && !hasRoomFor(field, chosen)) seen.cut.push(`no room for “${chosen}”: ${name}`)

        const label = element.closest('label')
        const isRunning = element.localName === 'a' && style.display === 'inline'
        if (isTarget && !isRunning && !(label && /checkbox|radio/.test(field.type))) {
          const around: number[] = []
          for (let outer: Element | null = element; outer; outer = parentOf(outer)) around.push(numberOf(outer))
          seen.targets.push({ ...common, box: plain(element.getBoundingClientRect()), around })
        }

        if (!hasText || element.localName === 'textarea') continue
        if (style.textOverflow === 'ellipsis') {
          const isCut = element.scrollWidth > element.clientWidth
          if (isCut && !element.closest('[title]')) seen.cut.push(`an ellipsis without a title: ${name}`)
          continue
        }
        // Collapsed content is in the page but not visible.
        if (element instanceof HTMLDetailsElement && !element.open) continue
        const lines: Box[] = []
        for (const node of element.childNodes) {
          if (node.nodeType !== 3 || !node.nodeValue?.trim()) continue
          range.selectNodeContents(node)
          lines.push(...[...range.getClientRects()].filter(({ width }) => width > 0).map(plain))
        }
        if (lines.length > 0) seen.texts.push({ ...common, lines })
      }
    return seen
  })
}
