import type { Picture } from '../../../elements/kit/drawings/picture'
import { drawingOf } from './drawing'
import { type DocumentParts, documentOf, escapeHtml, header } from './page'

/** Plain text, and where it leads. */
interface Action {
  label: string
  href: string
  /** The name by which the script of the page finds it. */
  id?: string
}

export interface StatusParts extends DocumentParts {
  drawing: Picture
  /** One sentence, plain text. */
  says: string
  /** The first is the one to take. */
  actions: readonly Action[]
  /** Plain text under the actions. */
  hint?: string
}

/** A page that says one thing: a drawing, a title, a sentence and what to do now. */
export function statusPage({ drawing, says, actions, hint, ...parts }: StatusParts): string {
  return documentOf(
    parts,
    `${header}
<main class="status">
${drawingOf(drawing)}
<h1>${escapeHtml(parts.title)}</h1>
<p class="lead">${escapeHtml(says)}</p>
<p class="actions">${actions.map(link).join(' ')}</p>${hint ? `\n<p class="hint">${escapeHtml(hint)}</p>` : ''}
</main>`,
  )
}

function link({ label, href, id }: Action, index: number): string {
  const name = id === undefined ? '' : ` id="${escapeHtml(id)}"`
  return `<a class="button${index === 0 ? ' primary' : ''}"${name} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
}
