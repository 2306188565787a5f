/** What the named parts of elements are, for the manifest: a host's sheet reaches them by `::part()`. */
const docs = {
  heading: 'The heading of the element.',
  toolbar: 'The line above the table: its search field and buttons.',
  table: 'The table.',
  'primary-button': 'The button of the main step, wherever it stands.',
} as const

/** Describes the parts that an element has. */
export function parts(...names: (keyof typeof docs)[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map(name => [name, docs[name]]))
}
