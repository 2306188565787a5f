/** The English names of the portal's screens, from the texts of their areas: `elements/base/bundle/words-plugin.ts`. */
declare module 'words:places' {
  const names: Readonly<Record<string, string>>
  export default names
}

/** The keys of all messages: `elements/base/bundle/words-plugin.ts`. */
declare module 'words:keys' {
  const keys: readonly string[]
  export default keys
}

/** The names of all elements, without their prefix: `elements/base/bundle/words-plugin.ts`. */
declare module 'words:elements' {
  const names: readonly string[]
  export default names
}

/** The texts of all areas in a language, in one file: `elements/base/bundle/words-plugin.ts`. */
declare module 'words:*' {
  export {}
}
