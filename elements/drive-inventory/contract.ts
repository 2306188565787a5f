import type { Drive } from '../../core/wire/drives'
import { flag } from '../base/bridge/attributes'
import type { ScreenProps } from '../base/bridge/description'

export const attributes = {
  open: flag(),
  inline: flag(),
}

export interface Events {
  'reeldock-drives-saved': { drives: Drive[] }
  'reeldock-closed': null
}

/** The properties of the screen. */
export type DriveInventoryProps = ScreenProps<typeof attributes, Events>
