import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { deferred } from '../../test/fixtures/page/wait'
import type { Failure } from '../base/errors'
import type { TokenSupplier } from './options'
import { type TokenSlot, tokenReader } from './token'

/** The time that `Date.now` returns in these tests. */
let now = 0
const start = Date.parse('2026-11-19T12:00:00Z')

function jwt(seconds: number, more: Record<string, unknown> = {}): string {
  const payload = btoa(JSON.stringify({ exp: start / 1000 + seconds, ...more }))
  return `head.${payload.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.sign`
}

/** Creates a reader with a supplier whose requests stay open until the test answers them. */
function createReader() {
  const slot: TokenSlot = { request: null }
  const requests: ReturnType<typeof deferred<string | null>>[] = []
  const host: { supplier: TokenSupplier | undefined } = {
    supplier: () => {
      const request = deferred<string | null>()
      requests.push(request)
      return request.promise
    },
  }
  const { read, end } = tokenReader(
    () => host.supplier,
    slot,
    () => {},
  )
  const answer = async (index: number, token: string | null) => {
    await new Promise(resolve => setTimeout(resolve))
    const request = requests[index]
    if (!request) throw new Error(`no request ${index}`)
    request.resolve(token)
  }
  return { host, requests, read, end, answer }
}

describe('the token', () => {
  const realNow = Date.now
  beforeEach(() => {
    now = start
    Date.now = () => now
  })
  afterEach(() => {
    Date.now = realNow
  })

  it('is requested once for all callers, and then cached', async () => {
    const { read, requests, answer } = createReader()
    const readers = Array.from({ length: 20 }, () => read())
    await answer(0, 'one')
    expect(new Set(await Promise.all(readers))).to.deep.equal(new Set(['one']))
    expect(await read()).to.equal('one')
    expect(requests.length).to.equal(1)
  })

  it('is requested again half a minute before it expires', async () => {
    const { read, requests, answer } = createReader()
    const first = read()
    await answer(0, jwt(60, { name: 'Åsa ~~~???>>>' }))
    await first
    now = start + 29_000
    await read()
    expect(requests.length).to.equal(1)
    now = start + 31_000
    const second = read()
    await answer(1, jwt(600))
    expect(await second).to.equal(jwt(600))
    expect(await read()).to.equal(jwt(600))
    expect(requests.length).to.equal(2)
  })

  for (const token of [
    'opaque',
    'a.b',
    'a.%%%.c',
    `a.${btoa('[]')}.c`,
    `a.${btoa('null')}.c`,
    `a.${btoa('{"exp":"soon"}')}.c`,
  ])
    it(`is used until a 401 when it has no expiry: ${token}`, async () => {
      const { read, requests, answer } = createReader()
      const first = read()
      await answer(0, token)
      expect(await first).to.equal(token)
      expect(await read()).to.equal(token)
      expect(requests.length).to.equal(1)
    })

  it('is requested once after a 401 for all calls with the old token, even for one that is refused later', async () => {
    const { read, requests, answer } = createReader()
    const first = read()
    await answer(0, 'old')
    await first
    const refused = [read('old'), read('old')]
    await answer(1, 'new')
    expect(await Promise.all(refused)).to.deep.equal(['new', 'new'])
    expect(await read('old'), 'a call that was slow to be refused').to.equal('new')
    expect(requests.length).to.equal(2)
  })

  it('comes from the latest supplier, even when an earlier supplier answers last', async () => {
    const { read, answer, requests, host } = createReader()
    const slow = read()
    const first = host.supplier as () => Promise<string | null>
    // Another supplier has replaced the first one meanwhile.
    host.supplier = () => first()
    const quick = [read(), read()]
    await answer(1, 'latest')
    expect(await Promise.all(quick)).to.deep.equal(['latest', 'latest'])
    await answer(0, 'late')
    expect(await slow).to.equal('late')
    expect(await read()).to.equal('latest')
    expect(requests.length).to.equal(2)
    host.supplier = 'a text'
    expect(await read()).to.equal('a text')
  })

  it('is null when nobody is signed in, and when there is no supplier', async () => {
    const { read, host } = createReader()
    for (const nothing of [() => null, () => '', async () => null]) {
      host.supplier = nothing
      expect(await read()).to.equal(null)
    }
    host.supplier = undefined
    expect(await read()).to.equal(null)
  })

  it('cancels the calls of one account when it belongs to another, whichever supplier answers first', async () => {
    /** The values of `isSure` in the reports of another account. */
    const reports: boolean[] = []
    const host: { supplier: TokenSupplier } = { supplier: () => jwt(600, { sub: 'jun' }) }
    const { read } = tokenReader(
      () => host.supplier,
      { request: null },
      isSure => reports.push(isSure),
    )
    const category = (reading: Promise<string | null>) =>
      reading.then(
        () => 'none',
        (thrown: unknown) => (thrown as Failure).category,
      )
    const junsToken = await read()
    host.supplier = () => jwt(900, { sub: 'jun' })
    await read()
    expect(reports, 'a later token of the same account').to.deep.equal([])
    const late = deferred<string | null>()
    host.supplier = () => late.promise
    const slow = category(read())
    host.supplier = () => jwt(600, { sub: 'sam' })
    const quick = [category(read()), category(read())]
    expect(await Promise.all(quick)).to.deep.equal(['cancelled', 'cancelled'])
    expect(reports).to.deep.equal([true])
    expect(await read()).to.equal(jwt(600, { sub: 'sam' }))
    late.resolve(junsToken)
    expect(await slow).to.equal('cancelled')
    expect(await read()).to.equal(jwt(600, { sub: 'sam' }))
    expect(reports).to.deep.equal([true])
    host.supplier = () => null
    await read()
    host.supplier = junsToken ?? ''
    expect(await category(read()), 'a token as a string, after nobody was signed in').to.equal('cancelled')
    expect(reports).to.deep.equal([true, true])
  })

  it('may belong to another account when it names none and the same supplier returns a different token', async () => {
    /** The values of `isSure` in the reports of another account. */
    const reports: boolean[] = []
    let token = 'one'
    const supplier = () => token
    const { read } = tokenReader(
      () => supplier,
      { request: null },
      isSure => reports.push(isSure),
    )
    expect(await read()).to.equal('one')
    token = 'two'
    expect(await read('one')).to.equal('two')
    expect(reports).to.deep.equal([false])
  })

  describe('of a supplier that hangs', () => {
    let clock: Clock
    beforeEach(() => {
      clock = takeClock()
    })
    afterEach(() => clock.restore())

    it('is not waited for after the end of the portal', async () => {
      const { read, end } = createReader()
      const reading = read().catch((thrown: unknown) => thrown)
      await clock.advance(0)
      end()
      expect(await reading).to.include({ category: 'cancelled' })
      expect(clock.waiting()).to.equal(0)
    })
  })
})
