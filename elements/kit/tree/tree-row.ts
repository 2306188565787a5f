/** A visible row of a tree. */
export interface TreeNode {
  readonly id: string
  /** The name, which typing letters finds. */
  readonly name: string
  /** The level, from 1. */
  readonly level: number
  /** The position among its siblings, from 1. */
  readonly position: number
  readonly size: number
  /** Null for a row without children. */
  readonly open: boolean | null
}

export type Ticked = 'true' | 'false' | 'mixed'

/** The effect of a key: a move to another row, or a change of this one. Null for other keys. */
type TreeMove = { readonly to: number } | 'open' | 'close' | 'tick' | 'openSiblings' | null

/** Returns the effect of a key by the ARIA pattern, with arrows along the direction of the text. */
export function treeMove(
  key: string,
  rows: readonly TreeNode[],
  index: number,
  page: number,
  isRtl: boolean,
): TreeMove {
  const row = rows[index]
  if (row === undefined) return null
  const last = rows.length - 1
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return inward(rows, index, row)
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return outward(rows, index, row)
  if (key === 'ArrowDown') return { to: Math.min(index + 1, last) }
  if (key === 'ArrowUp') return { to: Math.max(index - 1, 0) }
  if (key === 'PageDown') return { to: Math.min(index + page, last) }
  if (key === 'PageUp') return { to: Math.max(index - page, 0) }
  if (key === 'Home') return { to: 0 }
  if (key === 'End') return { to: last }
  if (key === ' ' || key === 'Enter') return 'tick'
  return key === '*' ? 'openSiblings' : null
}

function inward(rows: readonly TreeNode[], index: number, row: TreeNode): TreeMove {
  if (row.open === false) return 'open'
  return row.open && (rows[index + 1]?.level ?? 0) > row.level ? { to: index + 1 } : null
}

function outward(rows: readonly TreeNode[], index: number, row: TreeNode): TreeMove {
  if (row.open) return 'close'
  const parent = rows.slice(0, index).findLastIndex(({ level }) => level < row.level)
  return parent < 0 ? null : { to: parent }
}
