import { expect, test } from '@playwright/test'
import { readmeNow } from './readme'

test('the tables of the README match the sources (npm run api writes them)', () => {
  const { is, shouldBe } = readmeNow()
  expect(is).toBe(shouldBe)
  // The 43 tokens of the look, and the seed that five of them follow.
  expect(is.match(/^\| `--reeldock-/gm)?.length ?? 0).toBeLessThanOrEqual(44)
})
