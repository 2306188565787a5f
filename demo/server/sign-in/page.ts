import type { FastifyReply } from 'fastify'

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}

/** The logo: a reel on its lit dock. */
const mark = `<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
<path fill="currentColor" fill-rule="evenodd" d="M12 1a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 3.4a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM8 10.4a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM16 10.4a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM12 9.1a1 1 0 1 1 0 2a1 1 0 0 1 0-2z"/>
<path d="M3 21h18" stroke="#f0a41b" stroke-width="2" stroke-linecap="round"/></svg>`

/** The logo and the name beside it. */
const brand = `${mark}<span class="name">Reeldock</span>`

/** The header of pages without cards. */
export const header = `<header>${brand}</header>`

export interface DocumentParts {
  /** Plain text. */
  title: string
  /** The address of a script of this server, where the page needs one. */
  script?: string
  /** The address to which the browser continues automatically. */
  next?: string
}

export interface PageParts extends DocumentParts {
  /** HTML, escaped by the caller. */
  body: string
}

/** Returns a document with one style sheet, and the given script, if any. */
export function documentOf({ title, script, next }: DocumentParts, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Reeldock</title>
<link rel="stylesheet" href="/server.css">
<link rel="icon" href="data:,">${script ? `\n<script type="module" src="${escapeHtml(script)}"></script>` : ''}${next ? `\n<meta http-equiv="refresh" content="0; url=${escapeHtml(next)}">` : ''}
</head>
<body>
${content}
</body>
</html>
`
}

/** Returns a plain page of the server, under a header. */
export function page({ body, ...parts }: PageParts): string {
  return documentOf(
    parts,
    `${header}
<main>
<h1>${escapeHtml(parts.title)}</h1>
${body}
</main>`,
  )
}

/** Returns a page to sign in or out: one card with the logo. */
export function cardPage({ body, ...parts }: PageParts): string {
  return cardsPage(parts, [card(`<h1>${escapeHtml(parts.title)}</h1>\n${body}`)])
}

/** Returns a page to sign in that has several cards. */
export function cardsPage(parts: DocumentParts, cards: readonly string[]): string {
  return documentOf(parts, `<main class="cards">\n${cards.join('\n')}\n</main>`)
}

/** Returns a card with the logo. The content is HTML, escaped by the caller, and begins with a heading. */
export function card(content: string): string {
  return `<section class="card">
<div class="brand">${brand}</div>
${content}
</section>`
}

/** Sends a page. The browser must not store it, because its content may change at any time. */
export function html(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text)
}
