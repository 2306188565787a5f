import suite from '../../styles/index.css?inline'

const made = new Map<string, CSSStyleSheet>()

/** One constructed sheet a text, shared by every element: no `<style>`, so that a strict policy holds. */
function sheetOf(text: string): CSSStyleSheet {
  const known = made.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  made.set(text, sheet)
  return sheet
}

/** Gives a shadow root one more sheet, for a part that came later. */
export function adoptMore(shadow: ShadowRoot, text: string): void {
  const sheet = sheetOf(text)
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
}

/** Gives a shadow root the suite's sheet and those of its area. */
export function adopt(shadow: ShadowRoot, areaSheets: readonly string[]): void {
  shadow.adoptedStyleSheets = [suite, ...areaSheets].map(sheetOf)
}
