/** The English names of the portal's places, from the words of their areas: `elements/base/bundle/words-plugin.ts`. */
declare module 'words:places' {
  const names: Readonly<Record<string, string>>
  export default names
}

/** The words of all areas in a language, in one file: `elements/base/bundle/words-plugin.ts`. */
declare module 'words:*' {
  export {}
}
