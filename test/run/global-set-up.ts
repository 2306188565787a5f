import type { FullConfig } from '@playwright/test'
import { needsOf, setUp } from './set-up'

/** The set-up of `npx playwright test`; a run of `test.ts` has its own, and says so in TEST_SET_UP. */
export default async function globalSetUp({ projects }: FullConfig): Promise<void> {
  if (process.env.TEST_SET_UP !== 'done') await setUp(projects.map(({ name }) => needsOf(name)))
}
