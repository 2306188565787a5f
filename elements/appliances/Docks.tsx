import { memo } from 'react'
import type { Dock } from '../../core/appliances/types'
import { DockCard, type DockCardProps, isLargeDock } from './DockCard'
import { useDrawnDocks } from './use-drawn-docks'

interface DocksProps extends Omit<DockCardProps, 'dock' | 'watch' | 'isAlone'> {
  docks: readonly Dock[]
}

function PlainDocks({ docks, ...rest }: DocksProps) {
  const drawnDocks = useDrawnDocks(docks)
  const alone = docksAlone(drawnDocks.docks)
  return (
    <div className="docks">
      {drawnDocks.docks.map(dock => (
        <DockCard key={dock.id} dock={dock} watch={drawnDocks.watch} isAlone={alone.has(dock.id)} {...rest} />
      ))}
    </div>
  )
}

/** The appliances in rows. A later update of one card renders no other card. */
export const Docks = memo(PlainDocks)

/**
 * Returns the small appliances that would leave half of their row blank, because two consecutive small ones share a
 * row.
 */
function docksAlone(docks: readonly Dock[]): ReadonlySet<string> {
  const alone = new Set<string>()
  let first: Dock | null = null
  for (const dock of docks) {
    if (!isLargeDock(dock)) {
      first = first ? null : dock
    } else if (first) {
      alone.add(first.id)
      first = null
    }
  }
  if (first) alone.add(first.id)
  return alone
}
