import { configure } from 'reeldock'
import { createTestBackend } from 'reeldock/testing'

// Every sample host runs this script before its first element. The script configures an in-memory back end and a token
// function that records its answers.
const backend = createTestBackend({ scenario: 'approved-manual' })
const seen = { tokens: new Set(), supplied: [] }
Object.assign(window, { seen })

configure({
  ...backend.options,
  locale: 'en',
  token: async () => {
    const { token } = backend.options
    const supplied = typeof token === 'string' ? token : await token()
    seen.supplied.push(`Bearer ${supplied}`)
    return supplied
  },
  fetch: (input, init) => {
    const request = new Request(input, init)
    seen.tokens.add(request.headers.get('authorization'))
    return backend.options.fetch(request)
  },
})
