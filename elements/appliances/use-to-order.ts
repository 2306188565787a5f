import { useMemo } from 'react'
import { useScreen } from '../base/bridge/hooks'
import { orderPath } from '../parts/copies/OrderLink'

/** The ways to open a work order from here. */
export interface ToOrder {
  /** The address of the portal for links; null when it is unknown. */
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
