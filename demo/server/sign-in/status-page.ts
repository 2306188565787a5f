import type { Picture } from '../../../elements/kit/drawings/picture'
import { drawingOf } from './drawing'
import { type DocumentParts, documentOf, escapeHtml, header } from './page'

/** A link with plain text. */
interface Action {
  label: string
  href: string
  /** The element id for the script of the page. */
  id?: string
}

export interface StatusParts extends DocumentParts {
  drawing: Picture
  /** One sentence, plain text. */
  lead: string
  /** The links. The first one is the primary action. */
  actions: readonly Action[]
  /** Plain text under the actions. */
  hint?: string
}

/** Returns a page with one message: a drawing, a title, a sentence and the next steps. */
export function statusPage({ drawing, lead, actions, hint, ...parts }: StatusParts): string {
  return documentOf(
    parts,
    `${header}
<main class="status">
${drawingOf(drawing)}
<h1>${escapeHtml(parts.title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
<p class="actions">${actions.map(link).join(' ')}</p>${hint ? `\n<p class="hint">${escapeHtml(hint)}</p>` : ''}
</main>`,
  )
}

function link({ label, href, id }: Action, index: number): string {
  const name = id === undefined ? '' : ` id="${escapeHtml(id)}"`
  return `<a class="button${index === 0 ? ' primary' : ''}"${name} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
}
