import { expect, test } from '@playwright/test'
import { routes } from '../../core/testing/calls/routes'
import type { ScenarioName } from '../../core/testing/scenarios'
import { createTestBackend } from '../../core/testing/test-backend'
import { readings } from './readings'
import { type BackEnd, calls, cases, coverage, runCase } from './suite'

function backEnd(scenario: ScenarioName): BackEnd {
  const { bases, fetch, token } = createTestBackend({ scenario }).options
  return { bases, fetch, token: String(token) }
}

test('every call of the wire has a case', () => {
  const wireCalls = new Set(routes.map(({ method, base, path }) => `${method} ${base} ${path}`))
  expect(calls.toSorted(), 'cases of test/contract/suite.ts').toEqual([...wireCalls].toSorted())
})

// The third scenario adds unknown fields, nulls and unknown statuses to the answers of the first.
for (const scenario of ['approved-manual', 'small', 'unknown-things'] as const) {
  // @spec 3.14, 3.34, 3.37, 3.38, 3.40
  test.describe(`the back end in the page, ${scenario}`, () => {
    const subject = backEnd(scenario)
    for (const one of cases) test(`${one.call} ${one.name}`, () => runCase(one, subject))
    for (const one of readings) test(`read by the suite: ${one.name}`, () => one.run(subject))
    test.afterAll(() => console.log(`contract, ${scenario}: ${coverage()}, ${readings.length} readings`))
  })
}

// This scenario leaves out more than the wire allows. The cases do not hold for it, but the suite's readers must.
test.describe('the back end in the page, missing-things', () => {
  const subject = backEnd('missing-things')
  for (const one of readings) test(`read by the suite: ${one.name}`, () => one.run(subject))
})
