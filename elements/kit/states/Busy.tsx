import type { ReactNode } from 'react'
import { Button } from '../Button'
import { useText } from '../context'
import { Spinner } from './Spinner'

interface BusyProps {
  /** What is under way: "Saving 41 shipments". Null when nothing is. */
  label: ReactNode
  /** Left out where it cannot be taken back. */
  onCancel?: (() => void) | undefined
  /** What it works on. It stays readable and in reach: nothing is trapped. */
  children: ReactNode
}

/** Long work over a part of the screen. */
export function Busy({ label, onCancel, children }: BusyProps) {
  const t = useText()
  return (
    <div className="busy" aria-busy={label !== null}>
      <div role="status">
        {label !== null && (
          <div className="busy-card">
            <Spinner size={50} />
            {label}
            {onCancel && (
              <Button size="bar" onClick={onCancel}>
                {t('kit.cancel')}
              </Button>
            )}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
