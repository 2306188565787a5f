import { expect } from 'chai'
import { failureIn, json, network, refusal } from '../../test/fixtures/page/network'
import { after, deferred, until } from '../../test/fixtures/page/wait'
import { goOffline } from '../../test/fixtures/page/without-network'
import { Failure } from '../base/errors'
import '../i18n/words'
import { translator } from '../i18n/translate'
import { failureText } from '../notifications/failure-text'

/** Rejects as a call that is broken off does. */
function broken(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

describe('a refused call', () => {
  // @spec 2.23
  it('is made again with a fresh token', async () => {
    const tokenRequests: (string | undefined)[] = []
    const { http, sent, refused } = network([refusal(), json({ id: 1 })], {
      token: async old => {
        tokenRequests.push(old)
        return old === undefined ? 'old' : 'fresh'
      },
    })
    expect(await http.get('main', 'v1/x')).to.deep.equal({ id: 1 })
    expect(tokenRequests).to.deep.equal([undefined, 'old'])
    expect(sent.map(({ headers }) => headers.authorization)).to.deep.equal(['Bearer old', 'Bearer fresh'])
    expect(refused).to.deep.equal([])
  })

  // @spec 2.23
  it('is refused when the fresh token is refused too, without a third try', async () => {
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

  it('counts as not sent when no token is supplied, for its first or second try', async () => {
    const away = new Failure({ category: 'server', status: 503 })
    for (const failing of [undefined, 'old']) {
      const token = async (old?: string) => {
        if (old === failing) throw away
        return 'old'
      }
      const { http, sent } = network([refusal()], { token })
      const failure = await failureIn(http.put('main', 'v1/x', {}))
      expect(failure).to.include({ category: 'server', status: 503, sent: false, unanswered: false, retryable: true })
      expect(sent.length).to.equal(failing === undefined ? 0 : 1)
    }
  })

  it('without access requests no fresh token', async () => {
    const { http, sent, asked: tokenRequests, refused } = network([refusal('no_access')])
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('no-access')
    expect([sent.length, tokenRequests.length]).to.deep.equal([1, 1])
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

  for (const [method, limit] of [
    ['get', 30_000],
    ['put', 120_000],
  ] as const)
    it(`is offline after ${limit / 1000} seconds without an answer to a ${method}, and may have arrived`, async () => {
      const { timeout } = AbortSignal
      const timeouts = new Map<number, AbortController>()
      AbortSignal.timeout = milliseconds => {
        const end = new AbortController()
        timeouts.set(milliseconds, end)
        return end.signal
      }
      const { http } = network([], {
        fetch: (_, { signal } = {}) => broken(signal ?? new AbortController().signal),
      })
      const calling = failureIn(method === 'get' ? http.get('main', 'v1/x') : http.put('main', 'v1/x', {}))
      await until(() => timeouts.size > 0, 'the call')
      AbortSignal.timeout = timeout
      timeouts.get(limit)?.abort()
      expect(await calling).to.include({ category: 'offline', unanswered: true })
    })

  for (const [status, expected] of [
    [404, 0],
    [500, 1],
    [503, 1],
  ] as const)
    it(`reports ${expected === 0 ? 'no ' : ''}trouble of the server when it answers ${status}`, async () => {
      let count = 0
      const { http } = network([json({ errors: [] }, { status })], { onTrouble: () => count++ })
      await failureIn(http.get('main', 'v1/x'))
      expect(count).to.equal(expected)
    })

  it('may have arrived, unless it was made without a network', async () => {
    const messageOf = async (answers: Parameters<typeof network>[0] = []) => {
      const failure = await failureIn(network(answers).http.post('main', 'v1/x', {}))
      return translator('en').text(failureText(failure))
    }
    expect(await messageOf()).to.include('We can’t tell whether your last change was saved.')
    const restore = goOffline()
    try {
      expect(await messageOf()).to.equal('Can’t reach the server. Check your connection and try again.')
      // A server on this machine answered and broke off.
      const broken = new Response(new ReadableStream({ start: controller => controller.error(new TypeError('cut')) }))
      expect(await messageOf([() => broken])).to.include('We can’t tell whether your last change was saved.')
    } finally {
      restore()
    }
  })

  it('is made without a network too, since a server on this machine may answer', async () => {
    const restore = goOffline()
    try {
      expect(await network([json({ id: 1 })]).http.post('main', 'v1/x', {})).to.deep.equal({ id: 1 })
    } finally {
      restore()
    }
  })

  it('is cancelled by its signal before it is sent, while it runs, and while its body arrives', async () => {
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
    setTimeout(() => late.abort())
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

  it('fails on a page of HTML with status 200, and not with the message “OK”', async () => {
    const { http } = network([() => new Response('<!doctype html><p>Welcome to the hotel', { statusText: 'OK' })])
    const failure = await failureIn(http.get('main', 'v1/x'))
    expect(failure).to.include({ category: 'server', status: 200, message: '', statusText: '' })
  })

  it('fails on half a JSON', async () => {
    const { http } = network([() => new Response('{"workOrders": [')])
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('server')
  })

  it('fails on a read without data, and accepts a write without data', async () => {
    for (const empty of [() => new Response(null, { status: 204 }), () => new Response(''), json(null)]) {
      expect((await failureIn(network([empty]).http.get('main', 'v1/x'))).category).to.equal('server')
      expect(await network([empty]).http.post('main', 'v1/x', {})).to.equal(null)
    }
    expect(await network([() => new Response('Accepted', { status: 202 })]).http.post('main', 'v1/x', {})).to.equal(
      null,
    )
  })

  it('fails with the error of the token supplier', async () => {
    const { http, sent } = network([json({})], {
      token: () => Promise.reject(new Failure({ category: 'offline' })),
    })
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('offline')
    expect(sent).to.deep.equal([])
  })
})
