import { oneOf } from '../base/bridge/attributes'
import type { ScreenProps } from '../base/bridge/description'

export const attributes = {
  kind: oneOf(['no-access', 'not-found', 'maintenance'], 'not-found'),
}

export type Events = Record<never, never>

/** The properties of the screen. */
export type StatusPageProps = ScreenProps<typeof attributes, Events>
