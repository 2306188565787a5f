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
let watching = false

/** Says once in the console which of a host's token colours cannot be read: of the elements that are there, then of each that becomes ready. */
export function watchContrast(): void {
  if (watching || typeof document === 'undefined') return
  watching = true
  const hear = ({ target }: Event) => {
    if (warnsOf(target as Element | null)) document.removeEventListener('reeldock-ready', hear)
  }
  const here = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('reeldock-'))
  if (!here.some(warnsOf)) document.addEventListener('reeldock-ready', hear)
}

/** Whether there was something to say of an element's tokens. */
function warnsOf(element: Element | null): boolean {
  const root = element?.shadowRoot?.querySelector<HTMLElement>('.root')
  const found = root ? faintPairs(root) : []
  if (found.length > 0)
    console.warn(`reeldock: tokens whose contrast is below ${least}:1, as set here: ${found.join('; ')}`)
  return found.length > 0
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
function luminance([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
