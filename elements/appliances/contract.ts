import { text } from '../base/bridge/attributes'
import type { ScreenProps } from '../base/bridge/description'

export const attributes = {
  applianceId: text(),
}

export interface Events {
  'reeldock-duplication-started': { workOrderNo: string; applianceId: string }
}

/** The props of the screen. */
export type AppliancesProps = ScreenProps<typeof attributes, Events>
