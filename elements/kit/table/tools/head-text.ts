import { isValidElement, type ReactNode } from 'react'

/** The words of a column's head, as they stand where there is room for all columns. */
export function headText(head: ReactNode): string {
  return wordsOf(head).join(', ')
}

function wordsOf(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return node.flatMap(wordsOf)
  if (!isValidElement<{ children?: ReactNode; className?: string }>(node)) return []
  const { children, className = '' } = node.props
  return className.startsWith('only-') ? [] : wordsOf(children)
}
