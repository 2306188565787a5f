/**
 * Returns the code of the playground's page: HTML, style sheet and script. `state` is the entry of `states.js`. If the
 * gallery does more than set faults, a comment in the script says so.
 */
export function snippetOf({ tag, attributes, tokens, state, scheme, locale, now }) {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${quoted(value)}"`,
  )
  const sheet = [
    ...(scheme ? rule(':root', { 'color-scheme': scheme }) : []),
    ...(Object.keys(tokens).length > 0 ? rule(tag, tokens) : []),
  ]
  const html = [
    '<!doctype html>',
    `<html lang="${quoted(locale)}">`,
    '  <meta charset="utf-8">',
    '  <meta name="viewport" content="width=device-width, initial-scale=1">',
    `  <title>${tag.slice('reeldock-'.length)}: ${state.state}</title>`,
    '  <script type="module" src="/reeldock/loader.js"></script>',
    '  <script type="module" src="/page.js"></script>',
    ...(sheet.length > 0 ? ['  <link rel="stylesheet" href="/page.css">'] : []),
    `  <${tag}${written.join('')}></${tag}>`,
    '</html>',
  ]
  return {
    'page.html': html.join('\n'),
    'page.js': script({ tag, state, locale, now }).join('\n'),
    'page.css': sheet.join('\n'),
  }
}

function script({ tag, state, locale, now }) {
  const { scenario = 'small', latency, faults = [], later = [], options = {}, world, steps } = state
  const backendOptions = Object.entries({ scenario, latency, now }).filter(([, value]) => value !== undefined)
  const ownOptions = Object.entries(options).map(([name, value]) => `  ${name}: ${source(value)},`)
  return [
    "import { configure } from '/reeldock/reeldock.js'",
    "import { createTestBackend } from '/reeldock/testing.js'",
    '',
    '// In the place of your own bases and token: a back end in the page.',
    `const backend = createTestBackend({ ${backendOptions.map(([name, value]) => `${name}: ${source(value)}`).join(', ')} })`,
    ...faults.map(failing),
    ...(ownOptions.length === 0
      ? [`configure({ ...backend.options, locale: ${source(locale)} })`]
      : ['configure({', '  ...backend.options,', ...ownOptions, `  locale: ${source(locale)},`, '})']),
    ...(later.length === 0 ? [] : ['', ...afterFirstRead(tag, later)]),
    ...(world ? ['', '// Not in here: the gallery puts more into the answers of its back end.'] : []),
    ...(steps ? ['', '// Not in here: what the gallery then does by itself, as a person or the back end would.'] : []),
  ]
}

function afterFirstRead(tag, later) {
  return [
    `const element = document.querySelector('${tag}')`,
    'function afterFirstRead() {',
    ...later.map(fault => `  ${failing(fault)}`),
    '  element.refresh()',
    '}',
    "element.addEventListener('reeldock-ready', afterFirstRead, { once: true })",
  ]
}

function failing([pattern, fault]) {
  return `backend.fail(${source(pattern)}, ${source(fault)})`
}

/** Returns a value as source code. */
function source(value) {
  if (value instanceof RegExp || typeof value === 'function') return String(value)
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).map(([name, each]) => `${name}: ${source(each)}`)
  return `{ ${members.join(', ')} }`
}

function rule(selector, declarations) {
  return [`${selector} {`, ...Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`), '}']
}

function quoted(value) {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
