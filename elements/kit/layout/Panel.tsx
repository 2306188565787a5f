import type { ReactNode } from 'react'

interface PanelProps {
  children: ReactNode
  /** The accessible name; without one the panel is no landmark. */
  label?: string
  /** Whether the panel has a padding of 16 px, for text and fields; a table has its own. */
  padded?: boolean
}

/** A surface with a thin border. */
export function Panel({ children, label, padded = false }: PanelProps) {
  const className = padded ? 'panel padded' : 'panel'
  if (label === undefined) return <div className={className}>{children}</div>
  return (
    <section className={className} aria-label={label}>
      {children}
    </section>
  )
}
