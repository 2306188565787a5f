import { useLayoutEffect, useRef } from 'react'
import { Busy } from '../feedback/Busy'

interface BusyLayerProps {
  /** What is under way; null while there is nothing to tell. */
  label: string | null
  onCancel?: (() => void) | undefined
}

/**
 * The card of long work in the top layer, over whatever the person looks at. It takes no focus and holds nothing back:
 * the page under it goes on. The region that says it stands before the first words.
 */
export function BusyLayer({ label, onCancel }: BusyLayerProps) {
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
      <div ref={layer} className="busy-layer" popover="manual" aria-hidden={onCancel ? undefined : 'true'}>
        {isBusy && <Busy label={onCancel ? <span aria-hidden="true">{label}</span> : label} onCancel={onCancel} />}
      </div>
    </>
  )
}
