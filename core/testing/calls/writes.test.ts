import { expect } from 'chai'
import { createBackend } from '../backend'
import { testNow } from '../fixtures'
import { memoryUnit } from '../memory'
import { seedWorld } from '../seeds/world'
import { bodyOf, type WireBase, type WireCall } from '../wire-call'
import { routes } from './routes'
import { type Write, type WriteName, writes } from './writes'

/** The accounts of the test, with their roles and the states of their partners. */
const people = {
  'maya.ortiz': 'an admin of an approved partner',
  'ben.whitfield': 'a member of an approved partner',
  'lena.fischer': 'an admin of a partner that has not registered',
  'tom.becker': 'an admin of a partner whose registration is pending',
  'nora.quinn': 'an admin of a partner whose registration needs more information',
  'raj.patel': 'an admin of a partner that was rejected',
} as const
type Person = keyof typeof people

const everybody = Object.keys(people) as Person[]
const approved: readonly Person[] = ['maya.ortiz', 'ben.whitfield']
const registered: readonly Person[] = [...approved, 'tom.becker', 'nora.quinn', 'raj.patel']

/** The accounts that may make each write. The list is written independently of the table of writes, which it tests. */
const allowed: Record<WriteName, readonly Person[]> = {
  register: ['lena.fischer'],
  registerAgain: ['nora.quinn', 'raj.patel'],
  submitAreas: approved,
  saveCompany: ['maya.ortiz'],
  saveDrives: approved,
  copyCompany: ['maya.ortiz'],
  addHoliday: registered,
  saveDay: registered,
  saveShipments: approved,
  startCopies: approved,
  startDownload: approved,
  setTransfer: approved,
  nameMovies: everybody,
}
/** Writes that are refused for a past work order. */
const ofOpenOrders: readonly WriteName[] = ['saveShipments', 'startCopies', 'startDownload', 'setTransfer']

const unit = memoryUnit(seedWorld({ now: testNow }))
const backend = createBackend({
  unit,
  clock: { now: () => testNow },
  publish: () => undefined,
  setAside: () => undefined,
})

async function ask(userId: string, method: WireCall['method'], base: WireBase, address: string, body?: unknown) {
  const [path = '', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  const answer = await backend.handle({ method, base, path, query, body, userId, ifMatch: null, idempotencyKey: null })
  return { status: answer.status, body: bodyOf(answer) as never }
}

interface Places {
  org: string
  companyId: string
  approval: string
  no: string
  id: string
}

/** Returns the records for the paths of a caller's writes: the caller's own if there are any, otherwise made-up ids. */
async function placesOf(userId: Person, items: 'current' | 'archived'): Promise<Places> {
  const {
    user,
    approvals,
  }: { user: { companyId: string; partner: { org: string } | null }; approvals: { id: string }[] } = (
    await ask(userId, 'GET', 'main', '/v1/users/me')
  ).body
  const { workOrders }: { workOrders: { workOrderNo: string }[] } = (
    await ask(userId, 'GET', 'main', `/v1/work-orders?items=${items}&ps=1`)
  ).body
  const org = user.partner?.org ?? 'harborline'
  const no = workOrders[0]?.workOrderNo ?? 'WO-0'
  return { org, companyId: user.companyId, approval: approvals[0]?.id ?? 'none', no, id: 'no-such-composition' }
}

async function callOf(
  name: WriteName,
  { call }: Write,
  userId: Person,
  items: 'current' | 'archived',
): Promise<WireCall> {
  const [method, base, template = ''] = call.split(' ') as [WireCall['method'], WireBase, string]
  const places = await placesOf(userId, items)
  const path = template.replace(/:(\w+)/g, (_, part: string) => {
    if (part in places) return places[part as keyof Places]
    throw new Error(`placesOf has no value for ":${part}" of ${call}`)
  })
  const query = new URLSearchParams(name === 'submitAreas' ? { approvalType: 'service_areas' } : {})
  const body = name === 'saveDrives' ? { drives: 7 } : 7
  return { method, base, path, query, body, userId, ifMatch: null, idempotencyKey: null }
}

/**
 * Sends a body that no write accepts: the status 422 shows that it was read. A write without a body gets the next
 * refusal.
 */
async function attempt(name: WriteName, userId: Person, items: 'current' | 'archived' = 'current') {
  const call = await callOf(name, writes[name], userId, items)
  // `refusal` must refuse the call before a long body is read.
  const refusal = await backend.refusal({ ...call, body: undefined })
  const { status } = await backend.handle(call)
  return { status, early: refusal?.status ?? null }
}

const statusAfterReading = (name: WriteName) => (name === 'startDownload' ? 404 : 422)

describe('the table of writes', () => {
  it('contains each call except GETs once', () => {
    const calls = routes
      .filter(({ method }) => method !== 'GET')
      .map(({ method, base, path }) => `${method} ${base} ${path}`)
    expect(calls.toSorted()).to.deep.equal(
      Object.values(writes)
        .map(({ call }) => call)
        .toSorted(),
    )
  })

  for (const [name, allowedPeople] of Object.entries(allowed) as [WriteName, readonly Person[]][])
    for (const person of everybody) {
      const isAllowed = allowedPeople.includes(person)
      // @spec 6.5
      it(`${isAllowed ? 'lets' : 'does not let'} ${people[person]} ${name}`, async () => {
        const { status, early } = await attempt(name, person)
        if (isAllowed) expect(status).to.equal(statusAfterReading(name))
        // A caller without work orders gets a 404.
        else expect(status).to.be.oneOf(name === 'startDownload' ? [403, 404] : [403, 404, 409])
        // Only the body tells whether the call saves company details or drives.
        if (name !== 'saveDrives') expect(early).to.equal(isAllowed ? null : status)
      })
    }

  // @spec 6.12
  it('answers 403 to a member who saves company details', async () => {
    expect((await attempt('saveCompany', 'ben.whitfield')).status).to.equal(403)
  })

  for (const name of ofOpenOrders)
    it(`lets no account ${name} of a past work order`, async () => {
      expect(await attempt(name, 'maya.ortiz', 'archived')).to.deep.equal({ status: 409, early: 409 })
    })

  it('skips the checks for a call that has been answered', async () => {
    const call = await callOf('submitAreas', writes.submitAreas, 'lena.fischer', 'current')
    const again = { ...call, idempotencyKey: 'one' }
    expect((await backend.refusal(again))?.status).to.equal(403)
    const stored = { userId: again.userId, key: 'one', request: '', status: 201, body: null, headers: {}, at: testNow }
    await unit.run(repository => repository.save({ of: 'reply', before: null, after: stored }))
    expect(await backend.refusal(again)).to.equal(null)
  })

  it('refuses missing and unauthorized accounts first', async () => {
    const call = await callOf('submitAreas', writes.submitAreas, 'maya.ortiz', 'current')
    expect((await backend.refusal({ ...call, userId: 'ivo.marin' }))?.status).to.equal(401)
    expect((await backend.refusal({ ...call, userId: 'nobody' }))?.status).to.equal(401)
  })

  it('refuses an unknown call before it reads', async () => {
    const call = await callOf('submitAreas', writes.submitAreas, 'raj.patel', 'current')
    const unknown = { ...call, method: 'PUT' } as const
    expect([(await backend.refusal(unknown))?.status, (await backend.handle(unknown)).status]).to.deep.equal([404, 404])
  })

  it('refuses an invalid key before it reads the body', async () => {
    const call = await callOf('submitAreas', writes.submitAreas, 'raj.patel', 'current')
    expect((await backend.refusal({ ...call, idempotencyKey: 'é' }))?.errors[0]?.code).to.equal('bad_idempotency_key')
  })
})
