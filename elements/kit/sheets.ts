import { registerSeedColours } from './seed-colours'

/** A sheet is made for one document: an element that moves to another one needs those of that document. */
const made = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** What each root has adopted, in its order: a root that moves to another document loses its sheets. */
const adopted = new WeakMap<ShadowRoot, Set<string>>()

/** One constructed sheet a text and document, shared by every element: no `<style>`, so that a strict policy holds. */
function sheetOf(document: Document, text: string): CSSStyleSheet {
  const view = document.defaultView ?? globalThis
  const sheets = made.get(document) ?? new Map<string, CSSStyleSheet>()
  if (sheets.size === 0) registerSeedColours(view)
  made.set(document, sheets)
  const known = sheets.get(text)
  if (known) return known
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}

/** Gives a shadow root sheets, after those that it has. */
export function adoptSheets(shadow: ShadowRoot, texts: readonly string[]): void {
  const known = adopted.get(shadow) ?? new Set()
  adopted.set(shadow, known)
  const news = texts.filter(text => !known.has(text))
  if (news.length === 0) return
  for (const text of news) known.add(text)
  // jsdom has no adopted sheets before the first ones.
  const before = (shadow.adoptedStyleSheets as CSSStyleSheet[] | undefined) ?? []
  shadow.adoptedStyleSheets = [...before, ...news.map(text => sheetOf(shadow.ownerDocument, text))]
}

/** Texts of the sheets that a shadow root has, in their order. */
export function adoptedTexts(shadow: ShadowRoot): readonly string[] {
  return [...(adopted.get(shadow) ?? [])]
}

/** Gives a shadow root its sheets again, in the document that it has come to. */
export function adoptAgain(shadow: ShadowRoot): void {
  // One that shows nothing, such as a template's, takes no sheets: they come with the move out of it.
  if (shadow.ownerDocument.defaultView === null) return
  shadow.adoptedStyleSheets = adoptedTexts(shadow).map(text => sheetOf(shadow.ownerDocument, text))
}
