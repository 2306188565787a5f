import type { ReactNode } from 'react'

/**
 * Wraps a text in a separate element, and returns other nodes unchanged. Browsers' translators replace text nodes.
 * React can update the text of an element that contains only that text, but loses a text node beside other nodes.
 */
export function inElement(node: ReactNode): Exclude<ReactNode, string | number | bigint> {
  return typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint' ? <span>{node}</span> : node
}

/** The space between two elements of a line. */
export const space = <span> </span>

/** Returns a number, a code or a name that is the same in every language, so that translators skip it. */
export const verbatim = (text: string) => <span translate="no">{text}</span>
