import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { inElement } from '../own-text'
import { Spinner } from '../states/Spinner'

interface BusyProps<Label> {
  /** What is under way: "Saving 41 shipments". */
  label: Label
  /** Left out where it cannot be taken back. */
  onCancel?: (() => void) | undefined
}

/**
 * The card of long work in the top layer, over whatever the person looks at; null while there is nothing to tell. It takes
 * no focus and holds nothing back: the page under it goes on. The region that says it stands before the first words.
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

/** The card itself. What it stands over stays readable and in reach: nothing is trapped. */
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
