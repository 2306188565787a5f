import { yieldToMain } from '../../core/base/idle'
import { isRightToLeft } from '../../core/i18n/direction'
import paper from '../../styles/areas/labels-paper.css?inline'
import { openFrame } from '../base/paper-frame'

export interface PrintJob {
  readonly title: string
  readonly locale: string
  /** The style sheet that places the labels. The sheet of the labels themselves is added. */
  readonly css: string
  /** The functions that draw the pages, each one page into the body. */
  readonly pages: readonly ((page: Document) => void)[]
}

/** Milliseconds of drawing after which the page may do other work. */
const slice = 30

let lastFrame: HTMLIFrameElement | null = null

/**
 * Prints pages from a separate document, so that nothing of the host's page is on them. The document is in a frame of
 * the same origin. Because of strict policies, it is filled node by node and styled by a constructed sheet.
 */
export async function printPages({ title, locale, css, pages }: PrintJob): Promise<void> {
  lastFrame?.remove()
  const { frame, page, view } = await openPaper({ title, locale, css }, document.body)
  lastFrame = frame
  page.body.className = 'label-sheets'
  let sliceStart = performance.now()
  for (const draw of pages) {
    draw(page)
    if (performance.now() - sliceStart < slice) continue
    await yieldToMain()
    sliceStart = performance.now()
  }
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()))
  view.focus()
  view.print()
}

/** Opens a document with the styles of paper in a frame of `place`; the caller removes the frame. */
export async function openPaper({ title, locale, css }: Omit<PrintJob, 'pages'>, place: Element) {
  const frame = await openFrame(title, place)
  const page = frame.contentDocument
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!page || !view) throw new Error('The frame of paper did not open')
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(`${paper}\n${css}`)
  page.adoptedStyleSheets = [sheet]
  page.documentElement.lang = locale
  page.documentElement.dir = isRightToLeft(locale) ? 'rtl' : 'ltr'
  page.title = title
  return { frame, page, view }
}
