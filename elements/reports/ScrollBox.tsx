import type { ReactNode } from 'react'

/** A table that may be wider and longer than its place: it scrolls in itself, by keys too. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="report-scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
