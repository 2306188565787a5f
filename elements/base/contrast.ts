import { checkSeed } from './development/seeds'

/** What is read on what: names of tokens. Borders and the accent carry no words, and stand in none of them. */
const pairs: readonly (readonly [words: string, ground: string])[] = [
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
/** WCAG 2.2, success criterion 1.4.3: the least contrast of text that is not large. */
const least = 4.5
/** How often it is looked whether a host has set its tokens anew, in milliseconds: no event tells of a sheet that changed. */
const lookEvery = 1000
/** Elements that were met, and what their tokens were when they were measured. */
const met = new Map<WeakRef<Element>, string>()
const known = new WeakSet<Element>()
const said = new Set<string>()
let watching = false

/**
 * Says in the console which of a host's token colours cannot be read, each set of them once: of the elements that are
 * there, then of each that becomes ready, and again as tokens change under them.
 */
export function watchContrast(): void {
  // The pages that tests make draw nothing.
  if (watching || typeof document === 'undefined' || typeof matchMedia === 'undefined') return
  watching = true
  const follow = (element: Element) => {
    if (!known.has(element)) met.set(new WeakRef(element), '')
    known.add(element)
  }
  for (const element of document.querySelectorAll('*')) if (element.localName.startsWith('reeldock-')) follow(element)
  document.addEventListener('reeldock-ready', event => {
    // An element in a shadow root of the host's is not the target that the document sees.
    follow(event.composedPath()[0] as Element)
    look()
  })
  look()
  setInterval(look, lookEvery)
}

function look(): void {
  if (document.hidden) return
  for (const [ref, before] of met) {
    const element = ref.deref()
    const root = element?.shadowRoot?.querySelector<HTMLElement>('.root')
    if (!element) met.delete(ref)
    if (!element?.isConnected || !root) continue
    checkSeed(getComputedStyle(element).getPropertyValue('--reeldock-seed'), '--reeldock-seed')
    const now = tokensOf(root)
    met.set(ref, now)
    if (now !== before) warnOf(root)
  }
}

/** What its colours come from, to tell whether they are to be measured again. */
function tokensOf(root: HTMLElement): string {
  const style = getComputedStyle(root)
  const values = pairs.flat().map(token => style.getPropertyValue(`--_${token}`))
  return [...values, style.colorScheme, matchMedia('(prefers-color-scheme: dark)').matches].join()
}

function warnOf(root: HTMLElement): void {
  const words = faintPairs(root).join('; ')
  if (words === '' || said.has(words)) return
  said.add(words)
  console.warn(`reeldock: the contrast of these tokens is below ${least}:1: ${words} (low_contrast)`)
}

/** Each pair of tokens below 4.5:1 in an element's root, as "--reeldock-text on --reeldock-surface 2.1:1". */
export function faintPairs(root: HTMLElement): string[] {
  const probe = document.createElement('span')
  probe.hidden = true
  root.append(probe)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  try {
    return pairs.flatMap(([words, ground]) => {
      if (!paper) return []
      const [below, above] = [colourOf(probe, ground), colourOf(probe, words)]
      const ratio = contrast(luminance(painted(paper, [below])), luminance(painted(paper, [below, above])))
      // What is rounded up to the limit is not meant.
      return ratio < least ? [`--reeldock-${words} on --reeldock-${ground} ${Math.floor(ratio * 100) / 100}:1`] : []
    })
  } finally {
    probe.remove()
  }
}

function colourOf(probe: HTMLElement, token: string): string {
  probe.style.color = `var(--_${token})`
  return getComputedStyle(probe).color
}

/** The colour that layers make on white, whatever colour space and opacity they are written in: red, green and blue, 0 to 255. */
function painted(paper: CanvasRenderingContext2D, layers: readonly string[]): Uint8ClampedArray {
  for (const colour of ['white', ...layers]) {
    paper.fillStyle = colour
    paper.fillRect(0, 0, 1, 1)
  }
  return paper.getImageData(0, 0, 1, 1).data
}

/** WCAG 2.2, relative luminance. */
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
