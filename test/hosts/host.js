import { configure } from 'reeldock'
import { createTestBackend } from 'reeldock/testing'

/** What every sample host does before its first element: a back end in the page, and a token of its own. */
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
