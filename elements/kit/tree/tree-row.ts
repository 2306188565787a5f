/** A row in sight, as it is read out. */
export interface TreeNode {
  readonly id: string
  /** What typing letters finds it by. */
  readonly name: string
  /** From 1. */
  readonly level: number
  /** From 1, among its siblings. */
  readonly position: number
  readonly size: number
  /** Null for a row that has nothing below it. */
  readonly open: boolean | null
}

export type Ticked = 'true' | 'false' | 'mixed'

/** Where a key leads: to another row, or to something done to this one. Null for a key that means nothing here. */
type TreeMove = { readonly to: number } | 'open' | 'close' | 'tick' | 'openSiblings' | null

/** The keys of the ARIA pattern, the arrows along the direction of the text. */
export function treeMove(key: string, rows: readonly TreeNode[], at: number, page: number, isRtl: boolean): TreeMove {
  const row = rows[at]
  if (row === undefined) return null
  const last = rows.length - 1
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return inward(rows, at, row)
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return outward(rows, at, row)
  if (key === 'ArrowDown') return { to: Math.min(at + 1, last) }
  if (key === 'ArrowUp') return { to: Math.max(at - 1, 0) }
  if (key === 'PageDown') return { to: Math.min(at + page, last) }
  if (key === 'PageUp') return { to: Math.max(at - page, 0) }
  if (key === 'Home') return { to: 0 }
  if (key === 'End') return { to: last }
  if (key === ' ' || key === 'Enter') return 'tick'
  return key === '*' ? 'openSiblings' : null
}

function inward(rows: readonly TreeNode[], at: number, row: TreeNode): TreeMove {
  if (row.open === false) return 'open'
  return row.open && (rows[at + 1]?.level ?? 0) > row.level ? { to: at + 1 } : null
}

function outward(rows: readonly TreeNode[], at: number, row: TreeNode): TreeMove {
  if (row.open) return 'close'
  const parent = rows.slice(0, at).findLastIndex(({ level }) => level < row.level)
  return parent < 0 ? null : { to: parent }
}
