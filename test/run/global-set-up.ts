import type { FullConfig } from '@playwright/test'
import { needsOf, setUp } from './set-up'

/** Sets up `npx playwright test`. A run of `test.ts` has its own set-up and marks it in TEST_SET_UP. */
export default async function globalSetUp({ projects }: FullConfig): Promise<void> {
  if (process.env.TEST_SET_UP !== 'done') await setUp(projects.map(({ name }) => needsOf(name)))
}
