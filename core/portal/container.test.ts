import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { Failure } from '../base/errors'
import { type AreaContext, createContainer, defineArea } from './container'

function thrownBy(call: () => unknown): unknown {
  try {
    return call()
  } catch (thrown) {
    return thrown
  }
}

describe('the container', () => {
  let clock: Clock
  let log: string[]
  beforeEach(() => {
    clock = takeClock()
    log = []
  })
  afterEach(() => clock.restore())

  const container = () => createContainer(({ use, onEnd }) => ({ use, onEnd }) as AreaContext)
  const plain = (name: string) =>
    defineArea(name, ({ onEnd }, key) => {
      log.push(`+${name}${key}`)
      onEnd(() => log.push(`-${name}${key}`))
      return { name, key }
    })

  it('creates one store for each area and key', () => {
    const { use } = container()
    const area = plain('a')
    expect(use(area)).to.equal(use(area))
    expect(use(area, '1')).to.equal(use(area, '1'))
    expect(use(area, '1')).not.to.equal(use(area, '2'))
    expect(log).to.deep.equal(['+a', '+a1', '+a2'])
  })

  it('calls all end functions of all stores when one of them throws, and reports it', () => {
    const { use, end } = container()
    const failing = defineArea('failing', ({ onEnd }) => {
      onEnd(() => log.push('-first'))
      onEnd(() => {
        throw new Error('The socket of the host')
      })
      onEnd(() => log.push('-last'))
    })
    use(plain('a'))
    use(failing)
    log = []
    const { error } = console
    const reported: unknown[] = []
    console.error = (...args) => reported.push(...args)
    try {
      end()
    } finally {
      console.error = error
    }
    expect(log).to.deep.equal(['-last', '-first', '-a'])
    expect(reported.map(String)).to.deep.equal(['Error: The socket of the host'])
  })

  it('ends a store one task after its last holder', async () => {
    const { hold } = container()
    const [one, two] = [hold(plain('a')), hold(plain('a'))]
    one()
    one()
    await clock.advance(0)
    expect(log).to.deep.equal(['+a'])
    two()
    await clock.advance(0)
    expect(log).to.deep.equal(['+a', '-a'])
  })

  it('ends a prepared store with its last holder', async () => {
    const { hold, prepare } = container()
    const area = plain('a')
    const giveUp = prepare(area)
    const release = hold(area)
    giveUp()
    await clock.advance(0)
    expect(log).to.deep.equal(['+a'])
    release()
    await clock.advance(0)
    expect(log).to.deep.equal(['+a', '-a'])
    giveUp()
    hold(area)
    giveUp()
    expect(log).to.deep.equal(['+a', '-a', '+a'])
  })

  it('ends a prepared store that nobody has held', () => {
    const { prepare } = container()
    prepare(plain('a'))()
    expect(log).to.deep.equal(['+a', '-a'])
  })

  it('ends at once what a store takes after its end', async () => {
    const { hold, use } = container()
    const area = defineArea('late', ({ onEnd }) => onEnd)
    const release = hold(area)
    const onEnd = use(area)
    release()
    await clock.advance(0)
    onEnd(() => log.push('-late'))
    expect(log).to.deep.equal(['-late'])
  })

  it('keeps a store that is released and held again within one task', async () => {
    const { hold, use } = container()
    const area = plain('a')
    const release = hold(area)
    const store = use(area)
    release()
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    const again = hold(area)
    await clock.advance(10)
    expect(use(area)).to.equal(store)
    again()
    await clock.advance(10)
    expect(log).to.deep.equal(['+a', '-a'])
  })

  it('keeps the stores that a store uses until it has ended', async () => {
    const { hold } = container()
    const ground = plain('ground')
    const upper = (name: string) =>
      defineArea(name, ({ use, onEnd }) => {
        use(ground)
        log.push(`+${name}`)
        onEnd(() => log.push(`-${name}`))
        return {}
      })
    const [one, two] = [hold(upper('one')), hold(upper('two'))]
    one()
    await clock.advance(10)
    expect(log).to.deep.equal(['+ground', '+one', '+two', '-one'])
    two()
    await clock.advance(10)
    expect(log.slice(4)).to.deep.equal(['-two', '-ground'])
  })

  it('ends all stores once when it is cleared, and creates new ones', async () => {
    const { hold, use, clear } = container()
    const area = plain('a')
    const first = use(area)
    const release = hold(area)
    clear()
    const second = use(area)
    expect(second).not.to.equal(first)
    const again = hold(area)
    release()
    await clock.advance(10)
    expect(use(area), 'an old holder does not end the new store').to.equal(second)
    again()
    await clock.advance(10)
    expect(log).to.deep.equal(['+a', '-a', '+a', '-a'])
  })

  it('creates no store after its end, and leaves holders their ended store', async () => {
    const { hold, use, end, clear } = container()
    const [area, other] = [plain('a'), plain('b')]
    const release = hold(area)
    const store = use(area)
    end()
    expect(use(area)).to.equal(store)
    hold(area)()
    hold(other)()
    release()
    clear()
    end()
    await clock.advance(10)
    expect(use(area)).to.equal(store)
    const failure = thrownBy(() => use(other))
    expect(failure).to.be.instanceOf(Failure).and.include({ category: 'cancelled' })
    expect(log).to.deep.equal(['+a', '-a'])
  })

  it('keeps nothing of a store whose creation failed', async () => {
    const { use } = container()
    let broken = true
    const area = defineArea('a', ({ use: lower }) => {
      lower(plain('ground'))
      if (broken) throw new TypeError('not yet')
      return { made: true }
    })
    expect(() => use(area)).to.throw('not yet')
    await clock.advance(0)
    broken = false
    expect(use(area)).to.deep.equal({ made: true })
  })
})
