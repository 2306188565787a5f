import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { keepFocus } from '../keep-focus'
import { isRightToLeft } from '../nodes'
import { useStable } from '../use-stable'
import { useTypeAhead } from '../use-type-ahead'
import { TreeItem } from './TreeItem'
import { type Ticked, type TreeNode, treeMove } from './tree-row'
import { useWindow } from './use-window'

/** The height of a row in pixels, the same as in the style sheet. */
const rowHeight = 32

interface TreeProps<Node extends TreeNode> {
  label: string
  rows: readonly Node[]
  tickedOf(row: Node): Ticked
  /** Renders the content after the name: badges and notes. */
  render(row: Node): ReactNode
  onOpen(ids: readonly string[], open: boolean): void
  onTick(id: string): void
  readOnly?: boolean | undefined
  /** Returns whether the rows below a row are loading. */
  isBusy?(id: string): boolean
}

/** A tree of checkboxes. Only rows in sight and the focused row are rendered. */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const { rows, readOnly = false } = props
  const box = useRef<HTMLDivElement>(null)
  const typeAhead = useTypeAhead()
  const id = useId()
  const [activeId, setActiveId] = useState<string | null>(null)
  const found = activeId === null ? -1 : rows.findIndex(row => row.id === activeId)
  const active = Math.max(0, found)
  const { from, to, page } = useWindow(box, rows.length, rowHeight)

  function goTo(index: number) {
    const row = rows[index]
    if (row === undefined) return
    setActiveId(row.id)
    const scrolled = box.current
    if (scrolled === null) return
    const top = index * rowHeight
    if (top < scrolled.scrollTop) scrolled.scrollTop = top
    else if (top + rowHeight > scrolled.scrollTop + scrolled.clientHeight)
      scrolled.scrollTop = top + rowHeight - scrolled.clientHeight
  }
  const onToggle = useStable((row: TreeNode) => {
    setActiveId(row.id)
    if (row.open !== null) props.onOpen([row.id], !row.open)
  })
  const onTick = useStable((row: TreeNode) => {
    setActiveId(row.id)
    if (!readOnly) props.onTick(row.id)
  })

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const row = rows[active]
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const typed = event.key === '*' ? null : typeAhead(event, rows, active)
    const move =
      typed === null ? treeMove(event.key, rows, active, page - 1, isRightToLeft(event.currentTarget)) : { to: typed }
    if (move === null) return
    event.preventDefault()
    if (typeof move === 'object') goTo(move.to)
    else if (move === 'tick') onTick(row)
    else if (move === 'openSiblings') props.onOpen(siblings(row), true)
    else props.onOpen([row.id], move === 'open')
  }
  function siblings(row: Node): readonly string[] {
    const rowIndex = rows.indexOf(row)
    const before = rows.slice(0, rowIndex).findLastIndex(({ level }) => level < row.level)
    const after = rows.findIndex(({ level }, index) => index > rowIndex && level < row.level)
    const mates = rows.slice(before + 1, after < 0 ? rows.length : after)
    return mates.filter(({ level, open }) => level === row.level && open === false).map(mate => mate.id)
  }

  const shown = rows.slice(from, to).map((row, index) => ({ row, index: from + index }))
  const current = rows[active]
  // `aria-activedescendant` needs the focused row even when it is scrolled out of sight.
  if (current !== undefined && active < from) shown.unshift({ row: current, index: active })
  if (current !== undefined && active >= to) shown.push({ row: current, index: active })

  return (
    <div
      ref={box}
      role="tree"
      className="tree"
      aria-label={props.label}
      aria-activedescendant={current ? `${id}-${current.id}` : undefined}
      tabIndex={0}
      onMouseDown={keepFocus}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className="tree-rows" style={{ blockSize: rows.length * rowHeight }}>
        {shown.map(({ row, index }) => (
          <TreeItem
            key={row.id}
            id={`${id}-${row.id}`}
            row={row}
            top={index * rowHeight}
            ticked={props.tickedOf(row)}
            active={index === active}
            readOnly={readOnly}
            busy={props.isBusy?.(row.id) ?? false}
            onToggle={onToggle}
            onTick={onTick}
          >
            {props.render(row)}
          </TreeItem>
        ))}
      </div>
    </div>
  )
}
