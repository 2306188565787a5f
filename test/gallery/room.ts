import type { Page } from '@playwright/test'
import { clippedIn } from './clipped'
import { crowdedIn } from './crowded'
import { look } from './seen'

/** What of a page has too little room: cut, wider than the window, one on the other, or too small to be pressed. */
export async function roomFaults(page: Page): Promise<string[]> {
  const seen = await look(page)
  return [...clippedIn(seen), ...crowdedIn(seen)]
}
