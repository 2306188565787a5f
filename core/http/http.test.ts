import { expect } from 'chai'
import { failureIn, json, network, refusal } from '../../test/fixtures/page/network'
import { Failure } from '../base/errors'

describe('a call', () => {
  // @spec 3.47, 6.9, 7.1, 7.3
  it('is sent to its base address with the bearer token, and with no undeclared header', async () => {
    // redaxios would read this cookie by default, and send it as a header.
    Object.assign(globalThis, { document: { cookie: 'undefined=trap' } })
    const { http, last } = network([json({ id: 1 })])
    expect(await http.get('main', '/v1/work-orders', { params: { codes: ['US', 'CA'], search: 'a b' } })).to.deep.equal(
      {
        id: 1,
      },
    )
    expect(last()).to.include({
      method: 'GET',
      url: 'https://main.test/v1/work-orders?codes[]=US&codes[]=CA&search=a%20b',
      body: null,
    })
    expect(last().headers).to.deep.equal({ accept: 'application/json', authorization: 'Bearer token-1' })
    expect(last().init.credentials, 'no cookie is sent').to.equal('omit')
    expect(last().init.cache, 'the current data of the server').to.equal('no-store')
    await http.put('partners', 'v1/partner/x', [{ id: 1 }])
    expect(last()).to.include({ method: 'PUT', url: 'https://partners.test/v1/partner/x', body: '[{"id":1}]' })
    expect(Object.keys(last().headers).toSorted()).to.deep.equal(['accept', 'authorization', 'content-type'])
    expect(last().headers['content-type']).to.include('application/json')
    await http.post('main', 'v1/movies', {})
    expect(last()).to.include({ method: 'POST', body: '{}' })
    Reflect.deleteProperty(globalThis, 'document')
  })

  it('is not sent without a token', async () => {
    const { http, sent, refused } = network([json({})], { token: async () => null })
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('unauthorized')
    expect(sent).to.deep.equal([])
    expect(refused).to.deep.equal(['unauthorized'])
  })

  it('reports the ETag of each answer, and sends the given one with a write', async () => {
    const tagged = (etag: string) => json([], { headers: { etag } })
    const { http, last } = network([tagged('"1"'), tagged('"2"'), tagged('W/"3"'), json([])])
    const versions: (string | null)[] = []
    const onVersion = (version: string | null) => void versions.push(version)
    await http.get('main', 'v1/x', { onVersion })
    await http.put('main', 'v1/x', [], { version: '"1"', onVersion })
    expect(last().headers['if-match']).to.equal('"1"')
    await http.get('main', 'v1/x', { onVersion })
    await http.put('main', 'v1/x', [], { version: null, onVersion })
    expect(last().headers, 'without a given version').not.to.have.property('if-match')
    expect(versions, 'a weak ETag guards no write').to.deep.equal(['"1"', '"2"', null, null])
  })

  const cut = () => {
    throw new TypeError('Failed to fetch')
  }

  for (const repeats of [true, false])
    it(`sends an unanswered write again under ${repeats ? 'the same key' : 'another key if a read precedes it'}`, async () => {
      const { http, sent } = network([cut, json({}), json({})], { idempotencyKeys: () => true })
      const write = () => http.post('main', 'v1/x', [1], { repeats })
      await failureIn(write())
      await write()
      await write()
      const [first, again, later] = sent.map(({ headers }) => headers['idempotency-key'])
      expect(again === first).to.equal(repeats)
      expect(later).not.to.equal(again)
    })

  it('asks before each request, also the second try of a refused one, whether to send it', async () => {
    const writeFlags: boolean[] = []
    const { http, sent } = network([refusal(), json({})], {
      token: async old => (old ? 'token-2' : 'token-1'),
      async beforeSend(isWrite) {
        writeFlags.push(isWrite)
        if (writeFlags.length === 3) throw new Failure({ category: 'cancelled' })
      },
    })
    await http.put('main', 'v1/x', {})
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('cancelled')
    expect([writeFlags, sent.length]).to.deep.equal([[true, true, false], 2])
  })

  it('sends an idempotency key with a write only when the server supports it', async () => {
    const { http, last, sent } = network([json({}), json({}), refusal(), json({})], {
      idempotencyKeys: () => true,
      token: async old => (old ? 'token-2' : 'token-1'),
    })
    await http.get('main', 'v1/x')
    expect(last().headers).not.to.have.property('idempotency-key')
    await http.put('main', 'v1/x', {})
    await http.put('main', 'v1/x', {})
    const keys = sent.slice(1).map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).to.match(/^[0-9a-f]{32}$/)
    expect(keys[1]).not.to.equal(keys[0])
    expect(keys[2], 'the same write again, with a fresh token').to.equal(keys[1])
  })
})
