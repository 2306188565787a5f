import type { Plugin } from 'vite'

interface Change {
  /** The file of the library. */
  file: RegExp
  from: string
  to: string
}

/** Each change keeps react-aria from writing into the page of a host, or from reading a host's private data. */
const changes: readonly Change[] = [
  // The announcer adds a region to the body, and empties it by `innerHTML`, which Trusted Types refuse. The kit has
  // regions.
  { file: /LiveAnnouncer\.mjs$/, from: "if (typeof document !== 'undefined') {", to: 'if (false) {' },
  // A press adds a style to the head. The rule stands in the sheets of the kit.
  { file: /usePress\.mjs$/, from: "if (!domRef || process.env.NODE_ENV === 'test') return;", to: 'return;' },
  // A description is an element in the body, where an id inside a shadow root does not find it.
  { file: /useDescription\.mjs$/, from: 'if (!description) return;', to: 'return;' },
  // The tracking of focus replaces `HTMLElement.prototype.focus` and listens to the document for as long as the page is
  // open.
  {
    file: /dist\/private\/interactions\/useFocusVisible\.mjs$/,
    from: "if (typeof window === 'undefined' || typeof document === 'undefined') return;",
    to: 'return;',
  },
  // Instead of the tracking, `kit/modality.ts` sets whether keys or a pointer are used; keys are the default.
  {
    file: /dist\/private\/interactions\/useFocusVisible\.mjs$/,
    from: '$currentModality = null;',
    to: "$currentModality = 'keyboard';",
  },
  // A press on iOS sets the text selection of the whole document. Without this, only the pressed element is set.
  {
    file: /dist\/private\/interactions\/textSelection\.mjs$/,
    from: 'import {isIOS as $2add3ce32c6007eb$export$fedb369cb70207f1, isWebKit',
    to: 'const $2add3ce32c6007eb$export$fedb369cb70207f1 = () => false;\nimport {isWebKit',
  },
  // The listeners for transitions stay at the document. They delay only the change of text selection on iOS.
  {
    file: /dist\/private\/utils\/runAfterTransition\.mjs$/,
    from: "if (typeof document !== 'undefined') {",
    to: 'if (false) {',
  },
  // If an element is in a closed root, the document sees the root's host as target. Use the innermost target, which the
  // element records.
  {
    file: /dist\/private\/utils\/shadowdom\/DOMFunctions\.mjs$/,
    from: 'if ((0, $eXv8n$shadowDOM)() && event.target instanceof Element && event.target.shadowRoot) {',
    to: "const inner = (event.nativeEvent ?? event)[Symbol.for('reeldock.target')];\n    if (inner) return inner;\n    if ((0, $eXv8n$shadowDOM)() && event.target instanceof Element && event.target.shadowRoot) {",
  },
  // A capturing listener of the document would run before the element has recorded the target.
  {
    file: /usePress\.mjs$/,
    from: "addGlobalListener((0, $d447af545b77c9f1$export$b204af158042fbac)(e.currentTarget), 'keyup'",
    to: "addGlobalListener(e.currentTarget.getRootNode(), 'keyup'",
  },
  // A host that also uses react-aria can store texts in the window. If a component has no texts there, it would throw.
  {
    file: /LocalizedStringDictionary\.mjs$/,
    from: "if (typeof window === 'undefined') return null;",
    to: 'return null;',
  },
]

/** The texts of react-aria in languages other than English, which are removed: elements use the texts of the suite. */
const otherTexts = /react-aria\/dist\/private\/intl\/[^/]+\/(?!en-US\.)[^/]+\.mjs$/

/**
 * Makes react-aria work inside an element without changing the page around it. The build fails when a change no longer
 * applies.
 */
export function reactAriaInElement(): Plugin {
  return {
    name: 'react-aria-in-element',
    transform: {
      filter: { id: [otherTexts, ...changes.map(change => change.file)] },
      handler(code, id) {
        if (otherTexts.test(id)) return { code: 'export default null', map: null }
        const fileChanges = changes.filter(({ file }) => file.test(id))
        const missing = fileChanges.find(({ from }) => code.split(from).length !== 2)
        if (missing) this.error(`"${missing.from}" does not stand once in ${id}`)
        return { code: fileChanges.reduce((changed, { from, to }) => changed.replace(from, () => to), code), map: null }
      },
    },
  }
}
