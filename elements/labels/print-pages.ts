import { yieldToMain } from '../../core/base/idle'
import { isRightToLeft } from '../../core/i18n/direction'
import paper from '../../styles/areas/labels-paper.css?inline'
import { openFrame } from '../base/paper-frame'

export interface PrintJob {
  readonly title: string
  readonly locale: string
  /** The sheet that places the labels, besides that of every label. */
  readonly css: string
  /** Draws each page into the body, one a call. */
  readonly pages: readonly ((page: Document) => void)[]
}

/** Milliseconds of drawing after which the page may do something else. */
const slice = 30

let last: HTMLIFrameElement | null = null

/**
 * Prints pages from a document of their own, so that nothing of the host's page is on them. It is a frame of the same
 * origin that is filled node by node and styled by a sheet of its own window: no markup, no style on an element.
 */
export async function printPages({ title, locale, css, pages }: PrintJob): Promise<void> {
  last?.remove()
  const { frame, page, around } = await openPaper({ title, locale, css }, document.body)
  last = frame
  page.body.className = 'label-sheets'
  let since = performance.now()
  for (const draw of pages) {
    draw(page)
    if (performance.now() - since < slice) continue
    await yieldToMain()
    since = performance.now()
  }
  around.addEventListener('afterprint', () => setTimeout(() => frame.remove()))
  around.focus()
  around.print()
}

/** Opens a document with the styles of paper in a frame of `place`; the caller removes the frame. */
export async function openPaper({ title, locale, css }: Omit<PrintJob, 'pages'>, place: Element) {
  const frame = await openFrame(title, place)
  const page = frame.contentDocument
  const around = frame.contentWindow as (Window & typeof globalThis) | null
  if (!page || !around) throw new Error('The frame of paper did not open')
  const sheet = new around.CSSStyleSheet()
  sheet.replaceSync(`${paper}\n${css}`)
  page.adoptedStyleSheets = [sheet]
  page.documentElement.lang = locale
  page.documentElement.dir = isRightToLeft(locale) ? 'rtl' : 'ltr'
  page.title = title
  return { frame, page, around }
}
