import { useEffect, useRef } from 'react'

interface TickProps {
  label: string
  checked: boolean
  indeterminate?: boolean
  onChange(checked: boolean): void
}

/** A box without words beside it. The whole cell is its target. */
export function Tick({ label, checked, indeterminate = false, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className="tick-target">
      <input
        ref={box}
        type="checkbox"
        className="tick"
        aria-label={label}
        checked={checked}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
