import type { Page } from '@playwright/test'
import { findClipped } from './clipped'
import { findCrowded } from './crowded'
import { look } from './layout'

/**
 * Returns the parts of a page that have too little room: cut, wider than the window, overlapping, or too small to
 * press.
 */
export async function roomFaults(page: Page): Promise<string[]> {
  const layout = await look(page)
  return [...findClipped(layout), ...findCrowded(layout)]
}
