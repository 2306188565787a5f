import type { ReactNode } from 'react'

interface ChipProps {
  children: ReactNode
  /** `strong` has a stronger outline for decisive parts (OV and VF), `marked` a wash for parts that differ. */
  kind?: 'plain' | 'strong' | 'marked'
}

/** One part of a decoded name, with a small outline. */
export function Chip({ children, kind = 'plain' }: ChipProps) {
  return (
    <span className={`chip ${kind}`} part="chip">
      {children}
    </span>
  )
}
