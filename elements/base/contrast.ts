import { checkSeed } from './development/seeds'

/** Pairs of tokens for a text and its background. Borders and the accent carry no text, so no pair contains them. */
const pairs: readonly (readonly [text: string, background: string])[] = [
  ['text', 'surface'],
  ['text', 'bg'],
  ['text', 'sunken'],
  ['text', 'lamp-wash'],
  ['text-2', 'surface'],
  ['text-2', 'sunken'],
  ['text-3', 'surface'],
  ['on-ink', 'ink'],
  ...['ok', 'info', 'warn', 'danger'].flatMap(tone => [[tone, 'surface'] as const, [tone, `${tone}-wash`] as const]),
]
/** WCAG 2.2, success criterion 1.4.3: the lowest contrast of text that is not large. */
const minContrast = 4.5
/** The interval of checks for changed tokens, in milliseconds: no event reports a changed style sheet. */
const interval = 1000
/** The values of the tokens of known elements at the last measurement. */
const measured = new Map<WeakRef<Element>, string>()
const followed = new WeakSet<Element>()
const warned = new Set<string>()
let watching = false

/**
 * Warns in the console of token colors with too little contrast, once for each set of colors: of all elements in the
 * page, of each that becomes ready later, and again when tokens change.
 */
export function watchContrast(): void {
  // Pages in Node tests render nothing.
  if (watching || typeof document === 'undefined' || typeof matchMedia === 'undefined') return
  watching = true
  const follow = (element: Element) => {
    if (!followed.has(element)) measured.set(new WeakRef(element), '')
    followed.add(element)
  }
  for (const element of document.querySelectorAll('*')) if (element.localName.startsWith('reeldock-')) follow(element)
  document.addEventListener('reeldock-ready', event => {
    // For an element in a shadow root of the host page, the event's target is the host of that root.
    follow(event.composedPath()[0] as Element)
    measureAll()
  })
  measureAll()
  setInterval(measureAll, interval)
}

function measureAll(): void {
  if (document.hidden) return
  for (const [ref, before] of measured) {
    const element = ref.deref()
    const root = element?.shadowRoot?.querySelector<HTMLElement>('.root')
    if (!element) measured.delete(ref)
    if (!element?.isConnected || !root) continue
    checkSeed(getComputedStyle(element).getPropertyValue('--reeldock-seed'), '--reeldock-seed')
    const now = tokensOf(root)
    measured.set(ref, now)
    if (now !== before) warnOf(root)
  }
}

/** Returns the values that the colors depend on, to compare them with those of the last measurement. */
function tokensOf(root: HTMLElement): string {
  const style = getComputedStyle(root)
  const values = pairs.flat().map(token => style.getPropertyValue(`--_${token}`))
  return [...values, style.colorScheme, matchMedia('(prefers-color-scheme: dark)').matches].join()
}

function warnOf(root: HTMLElement): void {
  const text = faintPairs(root).join('; ')
  if (text === '' || warned.has(text)) return
  warned.add(text)
  console.warn(`reeldock: the contrast of these tokens is below ${minContrast}:1: ${text} (low_contrast)`)
}

/** Returns each pair of tokens below 4.5:1 in an element's root, as "--reeldock-text on --reeldock-surface 2.1:1". */
export function faintPairs(root: HTMLElement): string[] {
  const probe = document.createElement('span')
  probe.hidden = true
  root.append(probe)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  try {
    return pairs.flatMap(([text, background]) => {
      if (!paper) return []
      const [below, above] = [colorOf(probe, background), colorOf(probe, text)]
      const ratio = contrast(luminance(painted(paper, [below])), luminance(painted(paper, [below, above])))
      // Round down, so that no reported ratio equals the limit.
      return ratio < minContrast
        ? [`--reeldock-${text} on --reeldock-${background} ${Math.floor(ratio * 100) / 100}:1`]
        : []
    })
  } finally {
    probe.remove()
  }
}

function colorOf(probe: HTMLElement, token: string): string {
  probe.style.color = `var(--_${token})`
  return getComputedStyle(probe).color
}

/** Returns the color that layers of any color space and opacity make on white: red, green and blue, 0 to 255. */
function painted(paper: CanvasRenderingContext2D, layers: readonly string[]): Uint8ClampedArray {
  for (const color of ['white', ...layers]) {
    paper.fillStyle = color
    paper.fillRect(0, 0, 1, 1)
  }
  return paper.getImageData(0, 0, 1, 1).data
}

/** Returns the relative luminance of WCAG 2.2. */
export function luminance([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
