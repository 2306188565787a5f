import { Placeholder } from '../kit/states/loading-scope'

const docks = [8, 4, 4] as const

/** Placeholders of appliances before the first read, in a typical size. */
export function DockSkeleton() {
  return (
    <Placeholder className="docks">
      {docks.map((bays, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one from the other, and none moves
        <div key={index} className="panel dock dock-skeleton" data-wide={bays > 4 || undefined}>
          <div className="dock-head">
            <i />
            <i />
          </div>
          <div className="dock-bays">
            <div className="chassis" data-columns={bays}>
              {Array.from({ length: bays }, (_, bay) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one from the other, and none moves
                <i key={bay} className="slot" />
              ))}
            </div>
          </div>
        </div>
      ))}
    </Placeholder>
  )
}
