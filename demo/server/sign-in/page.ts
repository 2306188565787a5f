/** Escapes text for a page: for element content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}

/** The reel on its lit dock. */
const mark = `<svg class="mark" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" fill="none">
<circle cx="12" cy="10" r="7.25" stroke="currentColor" stroke-width="1.75"/><circle cx="12" cy="10" r="1.25" fill="currentColor"/>
<circle cx="12" cy="6" r="1.5" fill="currentColor"/><circle cx="8.5" cy="12" r="1.5" fill="currentColor"/><circle cx="15.5" cy="12" r="1.5" fill="currentColor"/>
<path d="M3 21h18" stroke="#f0a41b" stroke-width="2.25" stroke-linecap="round"/></svg>`

export interface PageParts {
  /** Plain text. */
  title: string
  /** HTML, escaped by its maker. */
  body: string
}

/** A plain page of the server's own: no script, one style sheet. */
export function page({ title, body }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Reeldock</title>
<link rel="stylesheet" href="/server.css">
<link rel="icon" href="data:,">
</head>
<body>
<header>${mark}<span class="name">Reeldock</span></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
}
