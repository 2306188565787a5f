import { addWaitingMethods } from './waiting-methods'
import words from './words/en'

/** Of each element its files, its own first, as addresses from this one; `bundle/bundle.ts` writes them. */
declare const __REELDOCK_FILES__: Readonly<Record<string, readonly string[]>>

const prefix = 'reeldock-'
/** The files are asked for again by themselves after so many milliseconds, later after up to 64 times as many. */
const askAgainAfter = 5000
const fallbackStyles = `
  :host {
    display: block;
  }
  div {
    all: initial;
    color-scheme: inherit;
    color: CanvasText;
    background: Canvas;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding: 16px;
    font: 14px/20px var(--reeldock-font, system-ui);
  }
  button {
    font: inherit;
    min-height: 32px;
    padding: 0 12px;
  }`

/** An element whose files are on their way, or did not arrive. */
interface Loading {
  readonly elements: Set<Element>
  broken: boolean
  failures: number
  timer?: ReturnType<typeof setTimeout>
}

const elements = __REELDOCK_FILES__
const seenRoots = new WeakSet<Node>()
const loadings = new Map<string, Loading>()

const observer =
  typeof document === 'undefined'
    ? null
    : new MutationObserver(records => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue
            if (node.matches(':not(:defined)')) visit(node)
            if (node.shadowRoot) discover(node.shadowRoot)
            search(node)
          }
      })

/**
 * Loads the elements of the suite in a root, and those that come to it later. The document is known, and so is each open
 * shadow root that an element has when it comes; a root that is attached later, or is closed, is to be given here.
 */
export function discover(root: Document | ShadowRoot): void {
  if (!observer || seenRoots.has(root)) return
  seenRoots.add(root)
  observer.observe(root, { childList: true, subtree: true })
  search(root)
}

function search(root: ParentNode): void {
  for (const element of root.querySelectorAll(':not(:defined)')) visit(element)
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) discover(shadowRoot)
}

function visit(element: Element): void {
  const tag = element.localName
  const name = tag.slice(prefix.length)
  if (!tag.startsWith(prefix) || !Object.hasOwn(elements, name)) return
  addWaitingMethods(element as HTMLElement)
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
  const [own, ...others] = (elements[name] ?? []).map(importFile)
  for (const other of others) other.catch(() => {})
  try {
    await own
    loadings.delete(name)
  } catch (error) {
    console.error(error)
    loading.broken = true
    clearTimeout(loading.timer)
    loading.timer = setTimeout(retry, askAgainAfter * 2 ** Math.min(loading.failures++, 6), name)
    for (const element of loading.elements) showFallback(element, name, loading)
  }
}

/** Asks again for those that are still on the page; who comes back is found as one that comes. */
function retry(name: string): void {
  const loading = loadings.get(name)
  if (!loading?.broken) return
  for (const element of loading.elements) if (!element.isConnected) loading.elements.delete(element)
  if (loading.elements.size > 0) void load(name, loading)
  else loadings.delete(name)
}

/** Each file runs as soon as it is there, in a task of its own: a slow machine is never busy with all of them at once. */
function importFile(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ new URL(file, import.meta.url).href)
}

function showFallback(element: Element, name: string, loading: Loading): void {
  // As in open-root.ts, which it cannot import: a page loads this file before it is known whether it needs another.
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  if (!element.shadowRoot) Object.defineProperty(element, 'shadowRoot', { value: root })
  const title = words['loader.failed']
  // Said once: a try that fails again is no news.
  let box = root.querySelector('[role=alert]')
  if (!box) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(fallbackStyles)
    root.adoptedStyleSheets = [sheet]
    box = document.createElement('div')
    box.setAttribute('role', 'alert')
    box.setAttribute('lang', 'en')
    box.append(
      title,
      button('loader.retry', () => retry(name)),
    )
    root.replaceChildren(box)
  }
  // Chromium before 156 keeps a file that did not arrive as missing for as long as the page lives.
  if (loading.failures > 1 && box.childElementCount === 1) box.append(button('loader.reload', () => location.reload()))
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

function button(word: keyof typeof words, onPress: () => void): HTMLElement {
  const made = document.createElement('button')
  made.textContent = words[word]
  made.onclick = onPress
  return made
}

if (observer) discover(document)
