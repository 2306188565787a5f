import { useLayoutEffect, useRef } from 'react'
import { Busy } from './Busy'

/**
 * The card of long work in the top layer, over whatever the person looks at. It takes no focus and holds nothing back:
 * the page under it goes on. The region that says it stands before the first words.
 */
export function BusyLayer({ label }: { label: string | null }) {
  const layer = useRef<HTMLDivElement>(null)
  const isBusy = label !== null
  useLayoutEffect(() => {
    const element = layer.current
    if (!element?.isConnected || !isBusy) return
    element.showPopover()
    return () => element.hidePopover()
  }, [isBusy])
  return (
    <>
      <div className="sr-only" role="status">
        {label}
      </div>
      <div ref={layer} className="busy-layer" popover="manual" aria-hidden="true">
        {isBusy && <Busy label={label} />}
      </div>
    </>
  )
}
