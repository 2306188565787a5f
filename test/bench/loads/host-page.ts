const globals = '<meta charset="utf-8"><title>Orders</title><script src="/globals.js"></script>'

const hostParts = {
  head: `${globals}<link rel="stylesheet" href="/pages/host.css"><script src="/pages/host.js" defer></script>`,
  body: '<header>Meridian intranet</header><footer></footer><main><aside></aside></main><h1>Orders</h1>',
}

/**
 * Returns a page with a host's own head and content around the embedded part.
 * @param isWhole whether the page is a portal page, which has no host and gets only its token
 * @param files the lines that name the suite's files, for pages that list them
 */
export function hostPage(html: string, isWhole: boolean, files: string): string {
  return html
    .replace('<!--head-->', isWhole ? globals : hostParts.head)
    .replace('<!--files-->', files)
    .replace('<!--host-->', isWhole ? '' : hostParts.body)
}
