import { expect } from 'chai'
import { deferred } from '../../test/fixtures/page/wait'
import { Failure } from '../base/errors'
import { createIdentity } from './identity'
import type { TokenSupplier } from './options'
import { nothingShared } from './shared'

const categoryOf = (waiting: Promise<unknown>) =>
  waiting.then(
    () => 'none',
    ({ category }: Failure) => category,
  )

/** Returns an identity with a supplier that returns the test's tokens. */
function somebody(token: string | null = 'first') {
  const source = { token }
  const others: number[] = []
  const shared = nothingShared()
  const supplier: TokenSupplier = () => source.token
  return {
    source,
    others,
    shared,
    identity: createIdentity(
      () => supplier,
      shared,
      () => others.push(1),
    ),
  }
}

describe('an identity', () => {
  it('has no account until the session has read it, and after it is forgotten', () => {
    const { identity } = somebody()
    expect([identity.access.value, identity.account()]).to.deep.equal(['unknown', null])
    identity.setAuthorized('jun')
    expect([identity.access.value, identity.account()]).to.deep.equal(['authorized', 'jun'])
    identity.forget()
    expect([identity.access.value, identity.account()]).to.deep.equal(['unknown', null])
  })

  it('notifies listeners of a renewal, and stays authorized if it was', () => {
    const { identity } = somebody()
    const events: string[] = []
    const stop = identity.onRenewed(() => events.push(identity.access.value))
    identity.refused('unauthorized')
    identity.renew()
    identity.setAuthorized('jun')
    identity.renew()
    stop()
    identity.renew()
    expect(events).to.deep.equal(['unknown', 'authorized'])
  })

  it('is verified at once when the token names its account, or when nothing could read it', async () => {
    const { identity } = somebody()
    await identity.verified()
    identity.renew()
    await identity.verified()
  })

  it('of a token without a name is verified when the account is read, and fails as that read does', async () => {
    const { identity, source } = somebody()
    await identity.token()
    const answers = [deferred<Failure | null>(), deferred<Failure | null>(), deferred<Failure | null>()]
    let reads = 0
    const stop = identity.onUnknownAccount(() => answers[reads++]?.promise ?? Promise.resolve(null))
    source.token = 'second'
    await identity.token('first')
    expect(reads, 'read as soon as the token comes').to.equal(1)
    const [failing, waiting] = [categoryOf(identity.verified()), categoryOf(identity.verified())]
    answers[1]?.resolve(new Failure({ category: 'server' }))
    expect(await failing).to.equal('server')
    identity.setAuthorized('jun')
    answers[2]?.resolve(null)
    expect(await waiting).to.equal('none')
    stop()
    identity.renew()
    await identity.verified()
    expect(reads).to.equal(3)
  })

  it('reports a token of another account', async () => {
    const jwt = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`
    const { identity, source, others } = somebody(jwt('jun'))
    await identity.token()
    source.token = jwt('sam')
    expect(await categoryOf(identity.token(jwt('jun')))).to.equal('cancelled')
    expect(others.length).to.equal(1)
  })

  it('leaves no token in the state that bundles share, which any script could read', async () => {
    const { identity, shared } = somebody('secret')
    expect(await identity.token()).to.equal('secret')
    expect(JSON.stringify(shared.slot)).not.to.include('secret')
    expect(shared.slot.request).to.equal(null)
  })

  it('requests no token after its end', async () => {
    const { identity, source } = somebody()
    await identity.token()
    const late = deferred<string>()
    const slow = createIdentity(
      () => () => late.promise,
      nothingShared(),
      () => {},
    )
    const waiting = categoryOf(slow.token())
    slow.end()
    late.resolve('late')
    expect(await waiting).to.equal('cancelled')
    identity.end()
    source.token = 'another'
    expect(await categoryOf(identity.token())).to.equal('cancelled')
  })
})
