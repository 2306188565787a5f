import type { ReactNode } from 'react'

/** A box that scrolls a table, which may be wider and longer than its place on the page. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the box takes the focus, so that the keyboard can scroll it
    <section className="report-scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
