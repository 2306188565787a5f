import type { Plugin } from 'vite'

interface Change {
  /** The file of the library. */
  file: RegExp
  from: string
  to: string
}

/** Each change keeps react-aria from writing into the page of a host, or from reading what the host keeps for itself. */
const changes: readonly Change[] = [
  // The announcer adds a region to the body, and empties it by `innerHTML`, which Trusted Types refuse. The kit has regions.
  { file: /LiveAnnouncer\.mjs$/, from: "if (typeof document !== 'undefined') {", to: 'if (false) {' },
  // A press adds a style to the head. The rule stands in the sheets of the kit.
  { file: /usePress\.mjs$/, from: "if (!domRef || process.env.NODE_ENV === 'test') return;", to: 'return;' },
  // A description is an element in the body, where an id inside a shadow root does not find it.
  { file: /useDescription\.mjs$/, from: 'if (!description) return;', to: 'return;' },
  // The tracking of focus replaces `HTMLElement.prototype.focus` and listens to the document for as long as the page is open.
  {
    file: /useFocusVisible\.mjs$/,
    from: "if (typeof window === 'undefined' || typeof document === 'undefined') return;",
    to: 'return;',
  },
  // Without the tracking, each focus counts as one by the keyboard, so that the focused item is scrolled into sight.
  { file: /useFocusVisible\.mjs$/, from: '$currentModality = null;', to: "$currentModality = 'keyboard';" },
  // A host that uses react-aria itself can keep its texts in the window: where they lack an area, it would throw.
  {
    file: /LocalizedStringDictionary\.mjs$/,
    from: "if (typeof window === 'undefined') return null;",
    to: 'return null;',
  },
]

/** The texts of react-aria in other languages than English: the words of the package stand in their place. */
const otherTexts = /react-aria\/dist\/private\/intl\/[^/]+\/(?!en-US\.)[^/]+\.mjs$/

/** Lets react-aria work inside an element: nothing reaches the page around it. The build fails where a change no longer applies. */
export function reactAriaInElement(): Plugin {
  return {
    name: 'react-aria-in-element',
    transform: {
      filter: { id: [otherTexts, ...changes.map(change => change.file)] },
      handler(code, id) {
        if (otherTexts.test(id)) return { code: 'export default null', map: null }
        const own = changes.filter(({ file }) => file.test(id))
        const missing = own.find(({ from }) => code.split(from).length !== 2)
        if (missing) this.error(`"${missing.from}" does not stand once in ${id}`)
        return { code: own.reduce((changed, { from, to }) => changed.replace(from, () => to), code), map: null }
      },
    },
  }
}
