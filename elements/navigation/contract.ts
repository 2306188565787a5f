import { flag, text } from '../base/bridge/attributes'
import type { ScreenProps } from '../base/bridge/description'

export const attributes = {
  path: text(),
  signOutOnly: flag(),
}

export type Events = Record<never, never>

/** The properties of the screen. */
export type NavigationProps = ScreenProps<typeof attributes, Events>
