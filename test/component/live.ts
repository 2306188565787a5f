import { live } from '../../core/live/live'
import type { Portal } from '../../core/portal/portal'
import { until } from './wait'

/** Waits until the portal hears events: one that is sent before is heard by nobody. */
export function isLive(portal: Portal): Promise<void> {
  return until(() => portal.use(live).state.value === 'live', 'the feed is there')
}
