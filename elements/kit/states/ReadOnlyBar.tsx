import lock from 'icon:lock'
import type { ReactNode } from 'react'
import { Banner } from '../feedback/Banner'

/** Shows why the content below is read-only. */
export function ReadOnlyBar({ children }: { children: ReactNode }) {
  return (
    <Banner tone="mute" icon={lock} rank="pending">
      {children}
    </Banner>
  )
}
