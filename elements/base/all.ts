/** `dist/all.js`: every element at once, read from the folders, so that there is no list to edit. */
const elements = import.meta.glob(['../*/index.ts', '!../{base,kit,parts}/**'], { eager: true })

/** The names of the elements that were defined. */
export const names: readonly string[] = Object.keys(elements).map(path => path.split('/')[1] ?? '')
