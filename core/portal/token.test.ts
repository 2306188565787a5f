import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { deferred } from '../../test/fixtures/page/wait'
import type { Failure } from '../base/errors'
import type { TokenSupplier } from './options'
import { type TokenSlot, tokenReader } from './token'

/** The time of the clock. */
let now = 0
const start = Date.parse('2026-11-19T12:00:00Z')

function jwt(seconds: number, more: Record<string, unknown> = {}): string {
  const payload = btoa(JSON.stringify({ exp: start / 1000 + seconds, ...more }))
  return `head.${payload.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.sign`
}

/** Returns a supplier with the test's answers, and its reader. */
function byHand() {
  const slot: TokenSlot = { request: null }
  const answers: ReturnType<typeof deferred<string | null>>[] = []
  const box: { supplier: TokenSupplier | undefined } = {
    supplier: () => {
      const answer = deferred<string | null>()
      answers.push(answer)
      return answer.promise
    },
  }
  const { read, end } = tokenReader(
    () => box.supplier,
    slot,
    () => {},
  )
  const answer = async (index: number, token: string | null) => {
    await new Promise(resolve => setTimeout(resolve))
    const asked = answers[index]
    if (!asked) throw new Error(`no request ${index}`)
    asked.resolve(token)
  }
  return { box, answers, read, end, answer }
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
    const { read, answers, answer } = byHand()
    const readers = Array.from({ length: 20 }, () => read())
    await answer(0, 'one')
    expect(new Set(await Promise.all(readers))).to.deep.equal(new Set(['one']))
    expect(await read()).to.equal('one')
    expect(answers.length).to.equal(1)
  })

  it('is requested again half a minute before it expires', async () => {
    const { read, answers, answer } = byHand()
    const first = read()
    await answer(0, jwt(60, { name: 'Åsa ~~~???>>>' }))
    await first
    now = start + 29_000
    await read()
    expect(answers.length).to.equal(1)
    now = start + 31_000
    const second = read()
    await answer(1, jwt(600))
    expect(await second).to.equal(jwt(600))
    expect(await read()).to.equal(jwt(600))
    expect(answers.length).to.equal(2)
  })

  for (const token of [
    'opaque',
    'a.b',
    'a.%%%.c',
    `a.${btoa('[]')}.c`,
    `a.${btoa('null')}.c`,
    `a.${btoa('{"exp":"soon"}')}.c`,
  ])
    it(`lasts until a 401 without an expiry: ${token}`, async () => {
      const { read, answers, answer } = byHand()
      const first = read()
      await answer(0, token)
      expect(await first).to.equal(token)
      expect(await read()).to.equal(token)
      expect(answers.length).to.equal(1)
    })

  it('is requested once after a 401 for all refused calls, early and late ones', async () => {
    const { read, answers, answer } = byHand()
    const first = read()
    await answer(0, 'old')
    await first
    const refused = [read('old'), read('old')]
    await answer(1, 'new')
    expect(await Promise.all(refused)).to.deep.equal(['new', 'new'])
    expect(await read('old'), 'a call that was slow to be refused').to.equal('new')
    expect(answers.length).to.equal(2)
  })

  it('is that of the latest supplier, in any order of answers', async () => {
    const { read, answer, answers, box } = byHand()
    const slow = read()
    const first = box.supplier as () => Promise<string | null>
    // Another supplier has replaced the first one meanwhile.
    box.supplier = () => first()
    const quick = [read(), read()]
    await answer(1, 'latest')
    expect(await Promise.all(quick)).to.deep.equal(['latest', 'latest'])
    await answer(0, 'late')
    expect(await slow).to.equal('late')
    expect(await read()).to.equal('latest')
    expect(answers.length).to.equal(2)
    box.supplier = 'a text'
    expect(await read()).to.equal('a text')
  })

  it('is null when nobody is signed in, and for a supplier without one', async () => {
    const { read, box } = byHand()
    for (const nothing of [() => null, () => '', async () => null]) {
      box.supplier = nothing
      expect(await read()).to.equal(null)
    }
    box.supplier = undefined
    expect(await read()).to.equal(null)
  })

  it('of another account cancels calls of the first, in any order of suppliers and answers', async () => {
    const other: boolean[] = []
    const box: { supplier: TokenSupplier } = { supplier: () => jwt(600, { sub: 'jun' }) }
    const { read } = tokenReader(
      () => box.supplier,
      { request: null },
      isSure => other.push(isSure),
    )
    const category = (reading: Promise<string | null>) =>
      reading.then(
        () => 'none',
        (thrown: unknown) => (thrown as Failure).category,
      )
    const jun = await read()
    box.supplier = () => jwt(900, { sub: 'jun' })
    await read()
    expect(other, 'a later token of the same account').to.deep.equal([])
    const late = deferred<string | null>()
    box.supplier = () => late.promise
    const slow = category(read())
    box.supplier = () => jwt(600, { sub: 'sam' })
    const began = [category(read()), category(read())]
    expect(await Promise.all(began)).to.deep.equal(['cancelled', 'cancelled'])
    expect(other).to.deep.equal([true])
    expect(await read()).to.equal(jwt(600, { sub: 'sam' }))
    late.resolve(jun)
    expect(await slow).to.equal('cancelled')
    expect(await read()).to.equal(jwt(600, { sub: 'sam' }))
    expect(other).to.deep.equal([true])
    box.supplier = () => null
    await read()
    box.supplier = jun ?? ''
    expect(await category(read()), 'a text, after nobody').to.equal('cancelled')
    expect(other).to.deep.equal([true, true])
  })

  it("without a name counts as another account's when the same supplier returns another one", async () => {
    const other: boolean[] = []
    let token = 'one'
    const supplier = () => token
    const { read } = tokenReader(
      () => supplier,
      { request: null },
      isSure => other.push(isSure),
    )
    expect(await read()).to.equal('one')
    token = 'two'
    expect(await read('one')).to.equal('two')
    expect(other).to.deep.equal([false])
  })

  describe('of a supplier that hangs', () => {
    let clock: Clock
    beforeEach(() => {
      clock = takeClock()
    })
    afterEach(() => clock.restore())

    it('is not waited for after the end of the portal', async () => {
      const { read, end } = byHand()
      const reading = read().catch((thrown: unknown) => thrown)
      await clock.advance(0)
      end()
      expect(await reading).to.include({ category: 'cancelled' })
      expect(clock.waiting()).to.equal(0)
    })
  })
})
