import lock from 'icon:lock'
import type { ReactNode } from 'react'
import { Banner } from '../feedback/Banner'

/** Says why nothing below can be changed. */
export function ReadOnlyBar({ children }: { children: ReactNode }) {
  return (
    <Banner tone="mute" icon={lock} rank="pending">
      {children}
    </Banner>
  )
}
