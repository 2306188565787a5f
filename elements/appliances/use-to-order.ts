import { useMemo } from 'react'
import { useScreen } from '../base/bridge/hooks'
import { orderPath } from '../parts/copies/OrderLink'

/** How a work order is opened from here. */
export interface ToOrder {
  /** Where the portal is, for links; null where nobody told. */
  readonly base: string | null
  onOpen(workOrderNo: string): void
}

export function useToOrder(): ToOrder {
  const { host, portal } = useScreen()
  const base = portal.options.value.bases.portal ?? null
  return useMemo(
    () => ({
      base,
      onOpen: no => void host.navigate(orderPath(no)),
    }),
    [host, base],
  )
}
