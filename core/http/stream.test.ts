import { expect } from 'chai'
import { failureIn, json, network, refusal } from '../../test/fixtures/page/network'

const csv = () => new Response('A\r\n1\r\n', { headers: { 'content-type': 'text/csv' } })

describe('a file that is read as a stream', () => {
  // @spec 7.4
  it('is requested by its type, with the token and credentials, and is left unread', async () => {
    const { http, last } = network([csv], { base: () => '/api/reports/' })
    const answer = await http.stream('reports', 'v1/x', 'text/csv', { params: { startDate: '2026-01-01' } })
    expect(last()).to.include({ method: 'GET', url: '/api/reports/v1/x?startDate=2026-01-01', body: null })
    expect(last().headers).to.deep.equal({
      accept: 'text/csv',
      'content-type': 'text/csv',
      authorization: 'Bearer token-1',
    })
    expect([last().init.credentials, answer.bodyUsed, await answer.text()]).to.deep.equal([
      'include',
      false,
      'A\r\n1\r\n',
    ])
  })

  it('is requested again with a fresh token after a 401', async () => {
    const { http, sent, refused } = network([refusal(), csv], { token: async old => (old ? 'token-2' : 'token-1') })
    await http.stream('reports', 'v1/x', 'text/csv')
    expect(sent.map(({ headers }) => headers.authorization)).to.deep.equal(['Bearer token-1', 'Bearer token-2'])
    expect(refused).to.deep.equal([])
  })

  it('fails with the message of an error of any media type', async () => {
    const failed = json({ errors: [{ code: 'range_too_long', message: 'Choose 366 days at most' }] }, { status: 422 })
    const { http } = network([failed])
    const { category, message, call } = await failureIn(http.stream('reports', 'v1/x', 'text/csv'))
    expect([category, message, call]).to.deep.equal(['invalid', 'Choose 366 days at most', 'GET /v1/x'])
  })

  it('reports a server that fails and a connection that is lost, and no cancellation', async () => {
    const troubles: string[] = []
    const statuses: (number | null)[] = []
    const more = {
      onTrouble: () => void troubles.push('trouble'),
      onAnswer: (_: string, { status }: { status: number | null }) => void statuses.push(status),
    }
    await failureIn(network([json({}, { status: 503 })], more).http.stream('reports', 'v1/x', 'text/csv'))
    await failureIn(network([], more).http.stream('reports', 'v1/x', 'text/csv'))
    const abort = AbortSignal.abort()
    const cancelled = await failureIn(network([csv], more).http.stream('reports', 'v1/x', 'text/csv', { abort }))
    expect([cancelled.category, troubles.length, statuses]).to.deep.equal(['cancelled', 2, [503, null]])
  })
})

describe('the address of a call', () => {
  it('keeps the dollar signs of the base', async () => {
    const { http, last } = network([json({})], { base: () => 'https://main.test/$1/$&' })
    await http.get('main', 'v1/x')
    expect(last().url).to.equal('https://main.test/$1/$&/v1/x')
  })

  it('with an empty id is not sent', async () => {
    const { http, sent } = network([json({})])
    expect((await failureIn(http.get('main', 'v1/work-orders//shipments'))).category).to.equal('not-found')
    expect(sent).to.deep.equal([])
  })
})
