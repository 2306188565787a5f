import lock from 'icon:lock'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'

/** Says why nothing below can be changed. */
export function ReadOnlyBar({ children }: { children: ReactNode }) {
  return (
    <div className="state-bar" data-tone="mute">
      <Icon of={lock} />
      <span>{children}</span>
    </div>
  )
}
