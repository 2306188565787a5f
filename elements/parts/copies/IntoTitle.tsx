import '../../../core/appliances/duplicate/words'
import type { Dock, DockBay } from '../../../core/appliances/types'
import { useText } from '../../kit/context'
import { Named, properName } from '../../kit/named'
import { inTitle, listed } from './erase-text'

interface IntoTitleProps {
  dock: Dock
  /** None before the order is chosen. */
  bays: readonly DockBay[]
}

/** "Copy to Bay 7 in Dock A (RD-2207)": the title where the order is chosen as well. */
export function IntoTitle({ dock, bays }: IntoTitleProps) {
  const t = useText()
  const names = { name: properName(dock.name), serialNo: properName(dock.serialNo) }
  return bays.length === 0 || bays.length > inTitle ? (
    <Named of="duplicate.into" vars={names} />
  ) : (
    <Named of="duplicate.intoBays" vars={{ ...names, bays: listed(t, dock, bays) }} />
  )
}
