import { text } from '../base/bridge/attributes'
import type { ScreenProps } from '../base/bridge/description'

export const attributes = {
  workOrderNo: text(),
}

export interface Events {
  'reeldock-shipments-saved': { workOrderNo: string; ids: string[] }
  'reeldock-shipments-imported': { workOrderNo: string; ids: string[] }
}

/** The props of the screen. */
export type ShipmentsProps = ScreenProps<typeof attributes, Events>
