import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { inElement } from '../own-text'
import { Spinner } from '../states/Spinner'

interface BusyProps<Label> {
  /** The text of the write in flight: "Saving 41 shipments". */
  label: Label
  /** Missing when the write cannot be canceled. */
  onCancel?: (() => void) | undefined
}

/**
 * A card for long work in the top layer, over the whole page, hidden while the label is null. It takes no focus and
 * blocks nothing: the page below stays usable. The status region is rendered before the first label, since screen
 * readers announce only changes of a region that they know.
 */
export function BusyLayer({ label, onCancel }: BusyProps<string | null>) {
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

/** The card itself. The page below stays readable and usable: the focus is not trapped. */
export function Busy({ label, onCancel }: BusyProps<ReactNode>) {
  const t = useText()
  return (
    <div className="busy-card">
      <Spinner />
      {inElement(label)}
      {onCancel && (
        <Button size="bar" onClick={onCancel}>
          {t('kit.cancel')}
        </Button>
      )}
    </div>
  )
}
