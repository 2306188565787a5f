import type { ReactNode } from 'react'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { Spinner } from '../states/Spinner'

interface BusyProps {
  /** What is under way: "Saving 41 shipments". */
  label: ReactNode
  /** Left out where it cannot be taken back. */
  onCancel?: (() => void) | undefined
}

/** The card of long work. What it stands over stays readable and in reach: nothing is trapped. */
export function Busy({ label, onCancel }: BusyProps) {
  const t = useText()
  return (
    <div className="busy-card">
      <Spinner />
      {label}
      {onCancel && (
        <Button size="bar" onClick={onCancel}>
          {t('kit.cancel')}
        </Button>
      )}
    </div>
  )
}
