import type { ReactNode } from 'react'

interface PanelProps {
  children: ReactNode
  /** Its name; without one it is no landmark of its own. */
  label?: string
  /** 16 px inside, for text and fields; a table brings its own. */
  padded?: boolean
}

/** A surface with a hairline. */
export function Panel({ children, label, padded = false }: PanelProps) {
  const className = padded ? 'panel padded' : 'panel'
  if (label === undefined) return <div className={className}>{children}</div>
  return (
    <section className={className} aria-label={label}>
      {children}
    </section>
  )
}
