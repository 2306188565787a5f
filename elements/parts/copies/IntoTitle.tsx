import '../../../core/appliances/duplicate/words'
import type { Dock, DockBay } from '../../../core/appliances/types'
import { useText } from '../../kit/context'
import { Named, properName } from '../../kit/named'
import { bayNames, maxInTitle } from './erase-text'

interface IntoTitleProps {
  dock: Dock
  /** The chosen bays; empty until an order is chosen. */
  bays: readonly DockBay[]
}

/** The title of the dialog that also chooses the order: "Copy to Bay 7 in Dock A (RD-2207)". */
export function IntoTitle({ dock, bays }: IntoTitleProps) {
  const t = useText()
  const names = { name: properName(dock.name), serialNo: properName(dock.serialNo) }
  return bays.length === 0 || bays.length > maxInTitle ? (
    <Named of="duplicate.into" vars={names} />
  ) : (
    <Named of="duplicate.intoBays" vars={{ ...names, bays: bayNames(t, dock, bays) }} />
  )
}
