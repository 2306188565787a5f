import type { Page } from '@playwright/test'

/**
 * Returns runs of Latin letters and digits that are not drawn from left to right: "15:00 2026-03-11", "25–1", "10−".
 * Within one text, a run ends at a right-to-left word, an isolate or the dot of a list. Across several texts of a line
 * only times and ranges are runs. The value of a field is measured in a copy with its direction. Only the first twenty
 * rows of a table are checked.
 */
export function findTurnedRuns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Letter {
      text: Text
      index: number
      character: string
    }
    const latin =
      /(?:[−+#]\s?)?[\p{Script=Latin}\p{Nd}](?:[^\u0590-\u08ff\u2066-\u2069·\n]*[\p{Script=Latin}\p{Nd}])?[%+]?/gu
    const figures = /\d{4}-\d\d-\d\d,? +\d\d:\d\d|\d+ ?[/–×] ?\d+|\d ?%/g
    const range = document.createRange()
    const faults = new Set<string>()

    function boxOf({ text, index }: Letter): DOMRect | undefined {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return [...range.getClientRects()].find(({ width }) => width > 0)
    }
    /** Returns whether a character is before an earlier one of its line. */
    function isTurned(letters: readonly Letter[]): boolean {
      let last: DOMRect | undefined
      for (const letter of letters) {
        const box = /\s/.test(letter.character) ? undefined : boxOf(letter)
        if (!box) continue
        const isSameLine = last !== undefined && Math.abs(box.top - last.top) < last.height / 2
        if (last && isSameLine && box.left < last.left - 0.5) return true
        last = box
      }
      return false
    }
    function findTurned(letters: readonly Letter[], form: RegExp, name: string): void {
      const line = letters.map(({ character }) => character).join('')
      for (const { 0: found, index } of line.matchAll(form))
        if (/\d/.test(found) && isTurned(letters.slice(index, index + found.length)))
          faults.add(`${name} ${found.slice(0, 60)}`)
    }
    const lettersOf = (text: Text): Letter[] =>
      text.data.split('').map((character, index) => ({ text, index, character }))

    function measureField(field: Element, value: string, name: string): void {
      const { direction, unicodeBidi } = getComputedStyle(field)
      const copy = document.createElement('div')
      Object.assign(copy.style, { direction, unicodeBidi, position: 'fixed', whiteSpace: 'pre' })
      const text = document.createTextNode(value)
      copy.append(text)
      document.body.append(copy)
      findTurned(lettersOf(text), latin, name)
      copy.remove()
    }
    /** Returns the texts of an element's own lines. Content with its own layout has separate lines. */
    function linesOf(element: Element): Text[][] {
      const lines: Text[][] = [[]]
      const visit = (node: Node): void => {
        if (node instanceof Text) lines.at(-1)?.push(node)
        else if (node instanceof Element && getComputedStyle(node).display !== 'inline') lines.push([])
        else for (const child of node.childNodes) visit(child)
      }
      for (const child of element.childNodes) visit(child)
      return lines
    }
    function measureLines(element: Element, name: string): void {
      for (const texts of linesOf(element)) {
        for (const text of texts) findTurned(lettersOf(text), latin, name)
        const letters = texts.flatMap(lettersOf).filter(({ character }) => !/[\u2066-\u2069]/.test(character))
        findTurned(letters, figures, name)
      }
    }

    const left: ParentNode[] = [document.body]
    for (const root of left)
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) left.push(element.shadowRoot)
        if (element.closest('tbody > tr:nth-child(n + 21), option, script, style, .sr-only')) continue
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        const name = `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
        if (element instanceof HTMLSelectElement) measureField(element, element.selectedOptions[0]?.text ?? '', name)
        else if (element instanceof HTMLInputElement) measureField(element, element.value || element.placeholder, name)
        else if (getComputedStyle(element).display !== 'inline') measureLines(element, name)
      }
    return [...faults]
  })
}
