import { registerSeedColours } from './seed-colours'

/**
 * The sheets of each document by text. A sheet belongs to one document, so an element that moves to another one needs
 * new sheets.
 */
const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** The texts that each root has adopted, in order, because a root that moves to another document loses its sheets. */
const adopted = new WeakMap<ShadowRoot, Set<string>>()

/**
 * Returns the constructed sheet of a text, one for each document, shared by all elements. A `<style>` would violate a
 * strict policy.
 */
function sheetOf(document: Document, text: string): CSSStyleSheet {
  const view = document.defaultView ?? globalThis
  const sheets = sheetsByDocument.get(document) ?? new Map<string, CSSStyleSheet>()
  if (sheets.size === 0) registerSeedColours(view)
  sheetsByDocument.set(document, sheets)
  const existing = sheets.get(text)
  if (existing) return existing
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}

/** Adds sheets to a shadow root, after the present ones. */
export function adoptSheets(shadow: ShadowRoot, texts: readonly string[]): void {
  const presentTexts = adopted.get(shadow) ?? new Set()
  adopted.set(shadow, presentTexts)
  const added = texts.filter(text => !presentTexts.has(text))
  if (added.length === 0) return
  for (const text of added) presentTexts.add(text)
  // In jsdom, `adoptedStyleSheets` is undefined before it is set.
  const before = (shadow.adoptedStyleSheets as CSSStyleSheet[] | undefined) ?? []
  shadow.adoptedStyleSheets = [...before, ...added.map(text => sheetOf(shadow.ownerDocument, text))]
}

/** Returns the texts of a shadow root's sheets, in their order. */
export function adoptedTexts(shadow: ShadowRoot): readonly string[] {
  return [...(adopted.get(shadow) ?? [])]
}

/** Restores the sheets of a shadow root after a move to another document. */
export function adoptAgain(shadow: ShadowRoot): void {
  // A document without a window, such as a template's, accepts no sheets. The move out of it restores them.
  if (shadow.ownerDocument.defaultView === null) return
  shadow.adoptedStyleSheets = adoptedTexts(shadow).map(text => sheetOf(shadow.ownerDocument, text))
}
