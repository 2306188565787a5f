const globals = '<meta charset="utf-8"><title>Orders</title><script src="/globals.js"></script>'

const own = {
  head: `${globals}<link rel="stylesheet" href="/pages/host.css"><script src="/pages/host.js" defer></script>`,
  body: '<header>Meridian intranet</header><footer></footer><main><aside></aside></main><h1>Orders</h1>',
}

/**
 * Puts a host's own head and content around what a page embeds. A portal page (`isWhole`) is nobody's guest: it gets
 * its token and nothing else. `files` are the lines that name the suite's files, where a page wants them.
 */
export function hostPage(html: string, isWhole: boolean, files: string): string {
  return html
    .replace('<!--head-->', isWhole ? globals : own.head)
    .replace('<!--files-->', files)
    .replace('<!--host-->', isWhole ? '' : own.body)
}
