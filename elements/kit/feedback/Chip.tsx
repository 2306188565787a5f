import type { ReactNode } from 'react'

interface ChipProps {
  children: ReactNode
  /** A stronger outline for what decides (OV and VF), lamp-wash for what differs. */
  kind?: 'plain' | 'strong' | 'marked'
}

/** One part of a decoded name: a small outline. */
export function Chip({ children, kind = 'plain' }: ChipProps) {
  return (
    <span className={`chip ${kind}`} part="chip">
      {children}
    </span>
  )
}
