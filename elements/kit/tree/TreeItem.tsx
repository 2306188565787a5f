import chevronDown from 'icon:chevron-down'
import chevronRight from 'icon:chevron-right'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'
import { Spinner } from '../states/Spinner'
import type { Ticked, TreeNode } from './tree-row'

interface TreeItemProps {
  id: string
  row: TreeNode
  /** The distance from the first row, in pixels. */
  top: number
  ticked: Ticked
  active: boolean
  readOnly: boolean
  busy: boolean
  onToggle(row: TreeNode): void
  onTick(row: TreeNode): void
  children: ReactNode
}

export function TreeItem({ id, row, top, ticked, active, readOnly, busy, onToggle, onTick, children }: TreeItemProps) {
  const place = { insetBlockStart: top, '--level': row.level } as CSSProperties
  const toggle = (event: MouseEvent) => {
    event.stopPropagation()
    onToggle(row)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's, which has the focus
    <div
      id={id}
      role="treeitem"
      className="tree-item"
      style={place}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={row.open ?? undefined}
      aria-checked={ticked}
      aria-disabled={readOnly || undefined}
      aria-busy={busy || undefined}
      data-active={active || undefined}
      tabIndex={-1}
      onClick={() => (readOnly ? onToggle(row) : onTick(row))}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the pointer; the keys are the tree's */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's, which has the focus */}
      <span className="tree-arrow" onClick={row.open === null ? undefined : toggle}>
        {busy ? (
          <Spinner size={16} />
        ) : (
          row.open !== null && <Icon of={row.open ? chevronDown : chevronRight} size={14} flip={!row.open} />
        )}
      </span>
      <span className="tick tree-tick" data-state={ticked} />
      <span className="tree-name" translate="no" title={row.name}>
        {row.name}
      </span>
      {inElement(children)}
    </div>
  )
}
