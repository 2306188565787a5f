import words from '../../core/i18n/en/loader'

/** Each element's files, its entry first, as addresses relative to this one: written by the build. */
declare const __REELDOCK_CHUNKS__: Readonly<Record<string, readonly string[]>>

const prefix = 'reeldock-'
const fallbackStyles = `
:host { display: block }
div { all: initial; color-scheme: inherit; color: CanvasText; display: flex; flex-wrap: wrap; gap: 8px;
  align-items: center; padding: 16px; font: 14px/20px var(--reeldock-font, system-ui) }
button { font: inherit; min-height: 32px; padding: 0 12px }`

/** An element whose files are on their way, or did not arrive. */
interface Loading {
  readonly elements: Set<Element>
  attempts: number
  broken: boolean
}

function start(): void {
  const files = __REELDOCK_CHUNKS__
  const seenRoots = new WeakSet<Node>()
  const loadings = new Map<string, Loading>()
  const observer = new MutationObserver(records => {
    for (const record of records) for (const node of record.addedNodes) if (node instanceof Element) search(node)
  })

  function watch(root: Document | ShadowRoot): void {
    if (seenRoots.has(root)) return
    seenRoots.add(root)
    observer.observe(root, { childList: true, subtree: true })
    root.querySelectorAll('*').forEach(meet)
  }

  function search(element: Element): void {
    meet(element)
    element.querySelectorAll('*').forEach(meet)
  }

  function meet(element: Element): void {
    if (element.shadowRoot) watch(element.shadowRoot)
    const tag = element.localName
    const name = tag.slice(prefix.length)
    if (!tag.startsWith(prefix) || !Object.hasOwn(files, name) || customElements.get(tag)) return
    const known = loadings.get(name)
    const loading = known ?? { elements: new Set(), attempts: 0, broken: false }
    if (loading.elements.has(element)) return
    loading.elements.add(element)
    if (!known) void load(name, loading)
    else if (known.broken) showFallback(element, name, known)
  }

  /** Asks for all files of an element at once, so that none waits for another to name it. */
  async function load(name: string, loading: Loading): Promise<void> {
    loadings.set(name, loading)
    loading.broken = false
    const [entry = '', ...parts] = (files[name] ?? []).map(file => new URL(file, import.meta.url).href)
    // A file that did not arrive stays missing under its address, in some browsers for as long as the page lives.
    const address = loading.attempts ? `${entry}?retry=${loading.attempts}` : entry
    loading.attempts += 1
    for (const href of [address, ...parts])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    try {
      await import(/* @vite-ignore */ address)
      loadings.delete(name)
    } catch (error) {
      console.error(error)
      loading.broken = true
      for (const element of loading.elements) showFallback(element, name, loading)
    }
  }

  function showFallback(element: Element, name: string, loading: Loading): void {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(fallbackStyles)
    root.adoptedStyleSheets = [sheet]
    const hadFocus = root.activeElement !== null
    const title = words['loader.failed']
    const box = document.createElement('div')
    box.setAttribute('role', 'alert')
    const retry = document.createElement('button')
    retry.textContent = words['loader.retry']
    retry.onclick = () => {
      if (loading.broken) void load(name, loading)
    }
    box.append(title, retry)
    root.replaceChildren(box)
    if (hadFocus) retry.focus()
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

  // No mutation tells of a shadow root that is attached to an element long after it came: frameworks do it in effects.
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init)
    if (root.mode === 'open') watch(root)
    return root
  }
  watch(document)
}

if (typeof document !== 'undefined') start()
