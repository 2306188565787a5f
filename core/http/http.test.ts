import { expect } from '@esm-bundle/chai'
import { after, deferred } from '../../test/component/wait'
import { Failure } from '../base/errors'
import { createHttp, type HttpEnvironment } from './http'

type Answer = () => Response | Promise<Response>

const json = (body: unknown, init: ResponseInit = {}): Answer => {
  return () => new Response(JSON.stringify(body), { status: 200, ...init })
}
const refusal = (code = 'unauthorized') => json({ errors: [{ code, message: 'Sign in' }] }, { status: 401 })

/** The client before a network that answers what it is told, in turn; then the last answer again. */
function network(answers: Answer[], more: Partial<HttpEnvironment> = {}) {
  const sent: {
    method: string
    url: string
    headers: Record<string, string>
    body: string | null
    init: RequestInit
  }[] = []
  const asked: (string | undefined)[] = []
  const refused: string[] = []
  const http = createHttp({
    base: name => `https://${name}.test/`,
    token: async old => {
      asked.push(old)
      return 'token-1'
    },
    fetch: async (input, init = {}) => {
      const headers = Object.fromEntries(new Headers(init.headers))
      sent.push({ method: init.method ?? '', url: String(input), headers, body: (init.body as string) ?? null, init })
      init.signal?.throwIfAborted()
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
    onRefused: category => refused.push(category),
    idempotencyKeys: () => false,
    ...more,
  })
  const last = () => {
    const found = sent.at(-1)
    if (!found) throw new Error('nothing was sent')
    return found
  }
  return { http, sent, last, asked, refused }
}

async function failureIn(call: Promise<unknown>): Promise<Failure> {
  const thrown = await call.then(
    value => value,
    (reason: unknown) => reason,
  )
  if (!(thrown instanceof Failure)) throw new Error(`no Failure: ${JSON.stringify(thrown)}`)
  return thrown
}

describe('a call', () => {
  it('goes to its base with the bearer token, and with nothing that nobody declared', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie of the page, whatever its name
    document.cookie = 'undefined=trap'
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
    expect(last().init.credentials).not.to.equal('include')
    await http.put('partners', 'v1/partner/x', [{ id: 1 }])
    expect(last()).to.include({ method: 'PUT', url: 'https://partners.test/v1/partner/x', body: '[{"id":1}]' })
    expect(Object.keys(last().headers).toSorted()).to.deep.equal(['accept', 'authorization', 'content-type'])
    expect(last().headers['content-type']).to.include('application/json')
    await http.post('main', 'v1/movies', {})
    expect(last()).to.include({ method: 'POST', body: '{}' })
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie of the page, whatever its name
    document.cookie = 'undefined=; max-age=0'
  })

  it('does not go without a token: nobody is signed in', async () => {
    const { http, sent, refused } = network([json({})], { token: async () => null })
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('unauthorized')
    expect(sent).to.deep.equal([])
    expect(refused).to.deep.equal(['unauthorized'])
  })

  it('carries the ETag of a record in the write of that record, and of no other', async () => {
    const tagged = (etag: string) => json([], { headers: { etag } })
    const { http, last } = network([tagged('"0"'), tagged('"1"'), tagged('"2"'), json([]), json([])])
    for (const _ of ['first', 'again']) {
      await http.get('main', 'v1/work-orders/A/shipments')
      expect(last().headers).not.to.have.property('if-match')
    }
    await http.put('main', 'v1/work-orders/A/shipments', [])
    expect(last().headers['if-match']).to.equal('"1"')
    await http.put('main', 'v1/work-orders/B/shipments', [])
    expect(last().headers).not.to.have.property('if-match')
    await http.put('main', 'v1/work-orders/A/shipments', [])
    expect(last().headers['if-match']).to.equal('"2"')
  })

  it('forgets an ETag when a write answers none, and after a 409 stale', async () => {
    const stale = json({ errors: [{ code: 'stale', message: 'Changed' }] }, { status: 409 })
    const { http, last } = network([
      json([], { headers: { etag: '"1"' } }),
      json([]),
      json([], { headers: { etag: '"2"' } }),
      stale,
      json([]),
    ])
    await http.get('main', 'v1/x')
    await http.put('main', 'v1/x', [])
    await http.put('main', 'v1/x', [])
    expect(last().headers).not.to.have.property('if-match')
    expect((await failureIn(http.put('main', 'v1/x', []))).category).to.equal('stale')
    expect(last().headers['if-match']).to.equal('"2"')
    await http.put('main', 'v1/x', [])
    expect(last().headers).not.to.have.property('if-match')
  })

  it('sends no ETag that a write alone has answered: what was read anew since would count as stale', async () => {
    const { http, last } = network([json({}, { headers: { etag: '"v2"' } }), json({})])
    await http.put('partners', 'v1/partner/P', {})
    await http.put('partners', 'v1/partner/P', {})
    expect(last().headers).not.to.have.property('if-match')
  })

  const cut = () => {
    throw new TypeError('Failed to fetch')
  }

  it('repeats a write that no answer came back for under its key', async () => {
    const { http, sent } = network([cut, json({}), json({})], { idempotencyKeys: () => true })
    await failureIn(http.put('main', 'v1/x', [1]))
    await http.put('main', 'v1/x', [1])
    await http.put('main', 'v1/x', [1])
    const [first, again, later] = sent.map(({ headers }) => headers['idempotency-key'])
    expect(again).to.equal(first)
    expect(later).not.to.equal(first)
  })

  it('carries an idempotency key with a write, only where the back end says so', async () => {
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

describe('a refused call', () => {
  it('is made once more with a fresh token', async () => {
    const asked: (string | undefined)[] = []
    const { http, sent, refused } = network([refusal(), json({ id: 1 })], {
      token: async old => {
        asked.push(old)
        return old === undefined ? 'old' : 'fresh'
      },
    })
    expect(await http.get('main', 'v1/x')).to.deep.equal({ id: 1 })
    expect(asked).to.deep.equal([undefined, 'old'])
    expect(sent.map(({ headers }) => headers.authorization)).to.deep.equal(['Bearer old', 'Bearer fresh'])
    expect(refused).to.deep.equal([])
  })

  it('is refused when the fresh token is refused too, and asks no third time', async () => {
    let count = 0
    const { http, sent, refused } = network([refusal()], { token: async () => `token-${++count}` })
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('unauthorized')
    expect(sent.length).to.equal(2)
    expect(refused).to.deep.equal(['unauthorized'])
  })

  it('is refused at once when there is no other token', async () => {
    for (const other of ['the same', null]) {
      const { http, sent, refused } = network([refusal()], { token: async old => (old ? other : 'the same') })
      expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('unauthorized')
      expect(sent.length).to.equal(1)
      expect(refused).to.deep.equal(['unauthorized'])
    }
  })

  it('without access asks for no token', async () => {
    const { http, sent, asked, refused } = network([refusal('no_access')])
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('no-access')
    expect([sent.length, asked.length]).to.deep.equal([1, 1])
    expect(refused).to.deep.equal(['no-access'])
  })
})

describe('a call that breaks', () => {
  it('is offline when no answer comes', async () => {
    const { http, refused } = network([])
    const failure = await failureIn(http.get('main', 'v1/x'))
    expect(failure).to.include({ category: 'offline', status: null })
    expect(refused).to.deep.equal([])
  })

  it('is cancelled by its signal: before it goes, while it runs, and while its body comes', async () => {
    const early = new AbortController()
    early.abort()
    expect((await failureIn(network([json({})]).http.get('main', 'v1/x', { abort: early.signal }))).category).to.equal(
      'cancelled',
    )
    const running = new AbortController()
    const answer = deferred<Response>()
    const call = network([() => answer.promise]).http.get('main', 'v1/x', { abort: running.signal })
    await after(0)
    running.abort()
    answer.reject(new DOMException('aborted', 'AbortError'))
    expect((await failureIn(call)).category).to.equal('cancelled')
    const late = new AbortController()
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'))
        late.signal.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')))
      },
    })
    const streamed = network([() => new Response(body)]).http.get('main', 'v1/x', { abort: late.signal })
    setTimeout(() => late.abort(), 5)
    expect((await failureIn(streamed)).category).to.equal('cancelled')
  })

  it('is offline when the connection drops in the middle of the body', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"workOrderNo":'))
        controller.error(new TypeError('network error'))
      },
    })
    const { http } = network([() => new Response(body)])
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('offline')
  })

  it('fails on a page of HTML with status 200, and not with the words “OK”', async () => {
    const { http } = network([() => new Response('<!doctype html><p>Welcome to the hotel', { statusText: 'OK' })])
    const failure = await failureIn(http.get('main', 'v1/x'))
    expect(failure).to.include({ category: 'server', status: 200, message: '', statusText: '' })
  })

  it('fails on half a JSON', async () => {
    const { http } = network([() => new Response('{"workOrders": [')])
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('server')
  })

  it('fails on a read that answers nothing, and takes nothing as the answer of a write', async () => {
    for (const empty of [() => new Response(null, { status: 204 }), () => new Response(''), json(null)]) {
      expect((await failureIn(network([empty]).http.get('main', 'v1/x'))).category).to.equal('server')
      expect(await network([empty]).http.post('main', 'v1/x', {})).to.equal(null)
    }
    expect(await network([() => new Response('Accepted', { status: 202 })]).http.post('main', 'v1/x', {})).to.equal(
      null,
    )
  })

  it('fails with what the token supplier failed with', async () => {
    const { http, sent } = network([json({})], {
      token: () => Promise.reject(new Failure({ category: 'offline' })),
    })
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('offline')
    expect(sent).to.deep.equal([])
  })
})
