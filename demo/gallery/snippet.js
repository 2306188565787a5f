/** The page that shows what the playground shows: its HTML, its sheet and its script, to be copied. */
export function snippetOf({ tag, attributes, tokens, options }) {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${quoted(value)}"`,
  )
  const set = Object.entries(tokens)
  const html = [
    '<!doctype html>',
    '<script type="module" src="/reeldock/loader.js"></script>',
    '<script type="module" src="/page.js"></script>',
    ...(set.length > 0 ? ['<link rel="stylesheet" href="/page.css">'] : []),
    `<${tag}${written.join('')}></${tag}>`,
  ]
  const script = [
    "import { configure } from '/reeldock/reeldock.js'",
    "import { createTestBackend } from '/reeldock/testing.js'",
    '',
    '// In the place of your own bases and token: a back end in the page.',
    `const { options } = createTestBackend({ scenario: '${options.scenario}' })`,
    `configure({ ...options, locale: '${options.locale}' })`,
  ]
  const sheet = set.length > 0 ? [`${tag} {`, ...set.map(([name, value]) => `  ${name}: ${value};`), '}'] : []
  return { 'page.html': html.join('\n'), 'page.js': script.join('\n'), 'page.css': sheet.join('\n') }
}

function quoted(value) {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
