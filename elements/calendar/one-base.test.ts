import { expect } from 'chai'
import { createTestBackend } from '../../core/testing/test-backend'
import { open } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

it('<reeldock-calendar> without one of its bases shows an error and throws nothing', async () => {
  const { main, account, reports, theatres, events } = createTestBackend().options.bases
  const bases = { main, account, reports, theatres, events }
  const screen = open('reeldock-calendar', {
    before: ({ options }) => {
      Object.assign(options, { bases })
    },
  })
  await until(() => screen.heard('error').length > 0, 'the error')
  expect(screen.heard('error')[0]).to.include({ category: 'unexpected', retryable: true })
  await screen.end()
})
