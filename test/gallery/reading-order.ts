import type { Page } from '@playwright/test'

/**
 * Runs of Latin letters and digits that are not drawn from left to right: "15:00 2026-03-11", "25–1", "10−". In one text
 * a run goes on until a word from right to left, an isolate or the dot of a list; over several texts of a line only times
 * and ranges are a run. The value of a field is measured in a copy with its direction. Of a long table twenty rows count.
 */
export function turnedRuns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Letter {
      text: Text
      at: number
      said: string
    }
    const latin =
      /(?:[−+#]\s?)?[\p{Script=Latin}\p{Nd}](?:[^\u0590-\u08ff\u2066-\u2069·\n]*[\p{Script=Latin}\p{Nd}])?[%+]?/gu
    const figures = /\d{4}-\d\d-\d\d,? +\d\d:\d\d|\d+ ?[/–×] ?\d+|\d ?%/g
    const range = document.createRange()
    const faults = new Set<string>()

    function boxOf({ text, at }: Letter): DOMRect | undefined {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return [...range.getClientRects()].find(({ width }) => width > 0)
    }
    /** Whether a character stands before an earlier one of its line. */
    function isTurned(letters: readonly Letter[]): boolean {
      let last: DOMRect | undefined
      for (const letter of letters) {
        const box = /\s/.test(letter.said) ? undefined : boxOf(letter)
        if (!box) continue
        const isSameLine = last !== undefined && Math.abs(box.top - last.top) < last.height / 2
        if (last && isSameLine && box.left < last.left - 0.5) return true
        last = box
      }
      return false
    }
    function findTurned(letters: readonly Letter[], form: RegExp, name: string): void {
      const words = letters.map(({ said }) => said).join('')
      for (const { 0: found, index } of words.matchAll(form))
        if (/\d/.test(found) && isTurned(letters.slice(index, index + found.length)))
          faults.add(`${name} ${found.slice(0, 60)}`)
    }
    const lettersOf = (text: Text): Letter[] => text.data.split('').map((said, at) => ({ text, at, said }))

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
    /** The texts of an element's own lines; what is laid out by itself within has lines of its own. */
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
        const letters = texts.flatMap(lettersOf).filter(({ said }) => !/[\u2066-\u2069]/.test(said))
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
