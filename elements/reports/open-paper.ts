import paper from '../../styles/areas/reports-paper.css?inline'
import { openFrame } from '../base/paper-frame'
import { adoptedTexts } from '../kit/sheets'

export interface Paper {
  readonly frame: HTMLIFrameElement
  readonly body: HTMLElement
  readonly view: Window
}

/**
 * Opens a document from which a report is printed, styled like its element, so that nothing else of the page is printed.
 * The document ignores the colors of the host, because paper is white in any theme.
 */
export async function openPaper(element: Element, title: string, locale: string, dir: 'ltr' | 'rtl'): Promise<Paper> {
  const { ownerDocument, shadowRoot } = element
  const frame = await openFrame(title, ownerDocument.body)
  const page = frame.contentDocument
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!page || !view) throw new Error('The frame of the report did not open')
  const texts = shadowRoot ? adoptedTexts(shadowRoot) : []
  page.adoptedStyleSheets = [...texts, paper].map(text => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  page.documentElement.lang = locale
  page.documentElement.dir = dir
  page.title = title
  page.body.className = 'root'
  return { frame, body: page.body, view }
}
