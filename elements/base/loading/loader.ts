import { addWaitingMethods } from './waiting-methods'
import texts from './words/en'

/**
 * The files of each element, with its own file first. Addresses are relative to this file; `bundle/bundle.ts` writes
 * them.
 */
declare const __REELDOCK_FILES__: Readonly<Record<string, readonly string[]>>

const prefix = 'reeldock-'
/**
 * The delay before files that failed to load are requested again, in milliseconds. It doubles with each failure, to
 * at most 64 times the first delay.
 */
const retryDelay = 5000
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

/** The elements of one tag with files that are loading or failed to load. */
interface Loading {
  readonly elements: Set<Element>
  hasFailed: boolean
  failures: number
  timer?: ReturnType<typeof setTimeout>
}

const newLoading = (): Loading => ({ elements: new Set(), hasFailed: false, failures: 0 })

const elements = __REELDOCK_FILES__
/** Safari has no idle callbacks. */
const runWhenIdle: (call: () => void) => void = globalThis.requestIdleCallback ?? setTimeout
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
 * Loads the elements of the suite in a root, and those that are added later. The loader finds the document, and open
 * shadow roots of elements when those are added; a closed root, or one that is attached later, must be passed to this
 * function.
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
  const existing = loadings.get(name)
  const loading = existing ?? newLoading()
  if (loading.elements.has(element)) return
  loading.elements.add(element)
  if (!existing) void load(name, loading)
  else if (existing.hasFailed) showFallback(element, name, existing)
}

/** Requests all files of an element at once, so that no file waits until another imports it. */
async function load(name: string, loading: Loading): Promise<void> {
  loadings.set(name, loading)
  loading.hasFailed = false
  const [own, ...others] = (elements[name] ?? []).map(importFile)
  for (const other of others) other.catch(() => {})
  runWhenIdle(loadDateFormats)
  try {
    await own
    loadings.delete(name)
  } catch (error) {
    console.error(error)
    loading.hasFailed = true
    clearTimeout(loading.timer)
    loading.timer = setTimeout(retry, retryDelay * 2 ** Math.min(loading.failures++, 6), name)
    for (const element of loading.elements) showFallback(element, name, loading)
  }
}

/**
 * Requests files again for elements that are still in the page; elements that are added again later request them on
 * their own.
 */
function retry(name: string): void {
  const loading = loadings.get(name)
  if (!loading?.hasFailed) return
  for (const element of loading.elements) if (!element.isConnected) loading.elements.delete(element)
  if (loading.elements.size > 0) void load(name, loading)
  else loadings.delete(name)
}

/**
 * Creates a format of dates while the files are loading and the page has nothing else to do. The browser loads the data
 * of its zones and languages for the first format, which takes longer than all formats after it.
 */
function loadDateFormats(): void {
  new Intl.DateTimeFormat('en').format()
}

/**
 * Imports a file. Each file runs in a separate task as soon as it is loaded, so that a slow machine is never busy with
 * all files at once.
 */
function importFile(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ new URL(file, import.meta.url).href)
}

function showFallback(element: Element, name: string, loading: Loading): void {
  // A copy of open-root.ts: the loader has no imports of modules that elements share.
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  if (!element.shadowRoot) Object.defineProperty(element, 'shadowRoot', { value: root })
  const title = texts['loader.failed']
  // Keep the alert of the first failure, so that screen readers announce it once.
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
  // Chromium before 156 remembers a failed import until the page is reloaded.
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

function button(key: keyof typeof texts, onPress: () => void): HTMLElement {
  const element = document.createElement('button')
  element.textContent = texts[key]
  element.onclick = onPress
  return element
}

if (observer) {
  discover(document)
  // The router names the element of the first path while the account is still read.
  document.addEventListener('reeldock-expected', event => {
    const name = String((event as CustomEvent).detail)
    if (Object.hasOwn(elements, name) && !loadings.has(name)) void load(name, newLoading())
  })
}
