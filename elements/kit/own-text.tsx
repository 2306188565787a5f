import type { ReactNode } from 'react'

/**
 * Puts a text into an element of its own, and leaves all else as it is. Browsers' translators replace text nodes; React
 * finds an element again, and sets the text of one that holds nothing else, but loses a text that stands beside others.
 */
export function inElement(node: ReactNode): Exclude<ReactNode, string | number | bigint> {
  return typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint' ? <span>{node}</span> : node
}

/** The space between two elements of a line. */
export const space = <span> </span>

/** A number, a code or a name, which reads the same in every language: translators leave it. */
export const verbatim = (text: string) => <span translate="no">{text}</span>
