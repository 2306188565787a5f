import words from '../../../core/i18n/en/loader'

/** Written by the build; `bundle/loader-table.ts` says what stands in it. */
declare const __REELDOCK_CHUNKS__: {
  readonly entry: string
  readonly chunks: string
  readonly elements: Readonly<Record<string, string>>
}

const prefix = 'reeldock-'
/** The files are asked for again by themselves after so many milliseconds, later after up to 64 times as many. */
const askAgainAfter = 5000
/** Written short: each page of a host loads it. */
const fallbackStyles = `:host{display:block}
div{all:initial;color-scheme:inherit;color:CanvasText;background:Canvas;display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:16px;
font:14px/20px var(--reeldock-font,system-ui)}
button{font:inherit;min-height:32px;padding:0 12px}`

/** An element whose files are on their way, or did not arrive. */
interface Loading {
  readonly elements: Set<Element>
  broken: boolean
  failures: number
  timer?: ReturnType<typeof setTimeout>
}

/**
 * The folder of the package, spelled anew for each attempt: a module that did not arrive once is missing under its
 * address for as long as the page lives, and so is all that imports it. To a server `r` and `%72` are the same letter;
 * to a page these are other modules, as if another bundle of the suite had come (which may share a page with this one).
 * From the end: a proxy that goes by what a path begins with finds it as it was. At the root of a site nothing is left to spell.
 */
function folder(attempt: number): URL {
  const address = new URL('.', import.meta.url)
  const letters = [...address.pathname]
  for (let at = letters.length; at-- > 0; )
    if (/[a-z\d]/i.test(letters[at] ?? '')) {
      if (attempt & 1) letters[at] = `%${letters[at]?.charCodeAt(0).toString(16)}`
      attempt >>= 1
    }
  address.pathname = letters.join('')
  return address
}

const { entry, chunks, elements } = __REELDOCK_CHUNKS__
const chunkNames = chunks.split(' ')
const seenRoots = new WeakSet<Node>()
const loadings = new Map<string, Loading>()
/** Counts how often something is asked for again. */
let attempt = 0

const observer =
  typeof document === 'undefined'
    ? null
    : new MutationObserver(records => {
        for (const record of records) for (const node of record.addedNodes) if (node instanceof Element) search(node)
      })

/**
 * Loads the elements of the suite in a root, and those that come to it later. The document is known, and so is each open
 * shadow root that an element has when it comes; a root that is attached later, or is closed, is to be given here.
 */
export function discover(root: Document | ShadowRoot): void {
  if (!observer || seenRoots.has(root)) return
  seenRoots.add(root)
  observer.observe(root, { childList: true, subtree: true })
  root.querySelectorAll('*').forEach(visit)
}

function search(element: Element): void {
  visit(element)
  element.querySelectorAll('*').forEach(visit)
}

function visit(element: Element): void {
  if (element.shadowRoot) discover(element.shadowRoot)
  const tag = element.localName
  const name = tag.slice(prefix.length)
  if (!tag.startsWith(prefix) || !Object.hasOwn(elements, name) || customElements.get(tag)) return
  const known = loadings.get(name)
  const loading = known ?? { elements: new Set(), broken: false, failures: 0 }
  if (loading.elements.has(element)) return
  loading.elements.add(element)
  if (!known) void load(name, loading)
  else if (known.broken) showFallback(element, name, known)
}

/** Asks for all files of an element at once, so that none waits for another to name it. */
async function load(name: string, loading: Loading): Promise<void> {
  loadings.set(name, loading)
  loading.broken = false
  const own = importFile(entry.replace('*', name))
  for (const letter of elements[name] ?? '')
    importFile(`chunks/${chunkNames[letter.charCodeAt(0) - 48]}.js`).catch(() => {})
  try {
    await own
    loadings.delete(name)
  } catch (error) {
    console.error(error)
    loading.broken = true
    clearTimeout(loading.timer)
    loading.timer = setTimeout(retry, askAgainAfter * 2 ** Math.min(loading.failures++, 6), name, loading)
    for (const element of loading.elements) showFallback(element, name, loading)
  }
}

function retry(name: string, loading: Loading): void {
  if (!loading.broken) return
  attempt += 1
  void load(name, loading)
}

/** Each file runs as soon as it is there, in a task of its own: a slow machine is never busy with all of them at once. */
function importFile(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ new URL(file, folder(attempt)).href)
}

function showFallback(element: Element, name: string, loading: Loading): void {
  // As in open-root.ts, which it cannot import: a page loads this file before it is known whether it needs another.
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  if (!element.shadowRoot) Object.defineProperty(element, 'shadowRoot', { value: root })
  const title = words['loader.failed']
  // Said once: a try that fails again is no news.
  if (!root.querySelector('[role=alert]')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(fallbackStyles)
    root.adoptedStyleSheets = [sheet]
    const box = document.createElement('div')
    box.setAttribute('role', 'alert')
    box.lang = 'en'
    const again = document.createElement('button')
    again.textContent = words['loader.retry']
    again.onclick = () => retry(name, loading)
    box.append(title, again)
    root.replaceChildren(box)
  }
  const detail = {
    category: 'offline',
    code: null,
    status: null,
    title,
    message: '',
    fieldErrors: {},
    retryable: true,
  }
  element.dispatchEvent(new CustomEvent('reeldock-error', { bubbles: true, composed: true, detail }))
}

if (observer) discover(document)
