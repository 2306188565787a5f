import { mock } from 'node:test'
import { expect } from 'chai'
import { takeClock } from '../../test/fixtures/page/clock'
import type { Failure } from '../base/errors'
import type { TokenSupplier } from './options'
import { tokenReader } from './token'

describe('a supplier of tokens that is at fault', () => {
  let reports: unknown[][]
  let supplier: TokenSupplier
  const { read } = tokenReader(
    () => supplier,
    { request: null },
    () => {},
  )
  const failureOf = async () => (await read().catch((thrown: unknown) => thrown)) as Failure

  beforeEach(() => {
    reports = []
    mock.method(console, 'error', (...args: unknown[]) => {
      // Portals of other tests may report something when they end.
      if (String(args[0]).includes('configure({ token })')) reports.push(args)
    })
  })
  afterEach(() => mock.restoreAll())

  const bug = new TypeError("Cannot read properties of undefined (reading 'user')")
  const away = new Error('no session')
  const failing: [text: string, TokenSupplier, cause: unknown][] = [
    [
      'throws',
      () => {
        throw bug
      },
      bug,
    ],
    ['rejects', () => Promise.reject(away), away],
  ]
  for (const [text, supply, cause] of failing)
    it(`${text}: the call fails as "token", and the console has the exception of the host`, async () => {
      supplier = supply
      expect(await failureOf()).to.include({
        category: 'token',
        code: 'token_failed',
        sent: false,
        retryable: true,
        cause,
      })
      expect(reports).to.deep.equal([['reeldock: configure({ token }) threw an error (token_failed)', cause]])
    })

  it('is reported on the console once for each exception', async () => {
    let message = 'no session'
    supplier = () => Promise.reject(new Error(message))
    await failureOf()
    await failureOf()
    expect(reports.length).to.equal(1)
    message = 'no server'
    await failureOf()
    await failureOf()
    expect(reports.length).to.equal(2)
  })

  it('is called again by the next call', async () => {
    let tokenRequests = 0
    supplier = () => {
      tokenRequests += 1
      if (tokenRequests === 1) throw bug
      return 'at-last'
    }
    await failureOf()
    expect(await read()).to.equal('at-last')
  })

  const page = '<!doctype html><html><body>Sign in</body></html>'
  for (const answer of [42, {}, undefined, true, page, '<html>', '{"error":"none"}', 'two words', 'a\nb', 'ключ'])
    it(`returns ${JSON.stringify(answer)}: the call fails as "token", and the console reports it`, async () => {
      supplier = (() => answer) as () => string
      expect(await failureOf()).to.include({ category: 'token', code: 'token_invalid', sent: false })
      expect(reports).to.have.lengthOf(1)
      expect(String(reports[0])).to.contain('returned no valid token').and.not.contain('Sign in')
    })

  it('never settles: the call fails as "token" after 20 seconds', async () => {
    const clock = takeClock()
    try {
      supplier = () => new Promise<string>(() => {})
      let failure: Failure | null = null
      const reading = failureOf().then(thrown => {
        failure = thrown
      })
      await clock.advance(19_000)
      expect(failure).to.equal(null)
      await clock.advance(1_500)
      await reading
      expect(failure).to.include({ category: 'token', code: 'token_timeout' })
      expect(String(reports[0])).to.contain('took longer than 20 seconds')
      supplier = () => 'awake'
      expect(await read()).to.equal('awake')
      expect(clock.waiting()).to.equal(0)
    } finally {
      clock.restore()
    }
  })

  for (const message of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'fetch failed',
  ])
    it(`cannot reach its server ("${message}"): the call fails as "offline"`, async () => {
      supplier = () => Promise.reject(new TypeError(message))
      expect(await failureOf()).to.include({ category: 'offline' })
      expect(reports).to.deep.equal([])
    })
})
