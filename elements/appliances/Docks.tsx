import { memo } from 'react'
import type { Dock } from '../../core/appliances/types'
import { DockCard, type DockCardProps } from './DockCard'
import { useDrawn } from './use-drawn'

interface DocksProps extends Omit<DockCardProps, 'dock' | 'watch'> {
  docks: readonly Dock[]
}

function PlainDocks({ docks, ...rest }: DocksProps) {
  const drawn = useDrawn(docks)
  return (
    <div className="docks">
      {drawn.docks.map(dock => (
        <DockCard key={dock.id} dock={dock} watch={drawn.watch} {...rest} />
      ))}
    </div>
  )
}

/** The appliances one beside or under the other; what is drawn later than it came draws nothing else again. */
export const Docks = memo(PlainDocks)
