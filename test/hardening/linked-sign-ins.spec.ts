import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { databaseAdapter, recordId } from '../../demo/server/sign-in/adapter'
import type { Revocation } from '../../demo/server/sign-in/revocations'
import { createSessions } from '../../demo/server/sign-in/sessions'
import { sessions } from '../../demo/server/store/schema'
import { createSeal } from '../../demo/server/store/seal'
import { emptyStore, localSessions, tokenUntil } from '../fixtures/server/local-sessions'

test('a sign-out ends the sign-ins at both sites even if only their ID tokens share a session id', async () => {
  const db = await emptyStore()
  const revoked: string[] = []
  const revoke = async ({ sids }: Revocation) => void revoked.push(...sids)
  const own = createSessions({ ...localSessions, db, seal: createSeal([randomBytes(32)]), revoke })
  const end = Date.now() + 600_000
  const begin = async (client: 'portal' | 'intranet', sid: string, name: string, sub?: string) =>
    own.begin(client, {
      access_token: await tokenUntil(end, { sid: name, sub }),
      id_token: await tokenUntil(end, { sid, sub }),
    })
  const here = await begin('portal', 'browser', 'first')
  const there = await begin('intranet', 'browser', 'second')
  const others = [await begin('intranet', 'another', 'third'), await begin('intranet', 'browser', 'fourth', 'ben')]
  const session = await own.find('portal', here)
  await own.end(['first'], session)
  expect([await own.find('portal', here), await own.find('intranet', there)]).toEqual([null, null])
  expect([...new Set(revoked)].sort()).toEqual(['first', 'second'])
  for (const other of others) expect(await own.find('intranet', other)).not.toBeNull()
})

test('a new sign-in with the same session id revokes nothing', async () => {
  const db = await emptyStore()
  const revoked: (readonly string[])[] = []
  const revoke = async ({ sids }: Revocation) => void revoked.push(sids)
  const own = createSessions({ ...localSessions, db, seal: createSeal([randomBytes(32)]), revoke })
  const tokens = { access_token: await tokenUntil(Date.now() + 600_000) }
  const [first, other] = [await own.begin('portal', tokens), await own.begin('intranet', tokens)]
  for (const [client, id] of [
    ['portal', first],
    ['intranet', other],
  ] as const) {
    const session = await own.find(client, id)
    if (session) await own.replace(session)
    expect(await own.find(client, id)).toBeNull()
    expect(revoked, client).toEqual(client === 'portal' ? [] : [['one']])
  }
})

test('sign-ins are revoked before their rows are deleted, so that a crash leaves no valid token', async () => {
  const db = await emptyStore()
  const rows: number[] = []
  const revoke = async () => void rows.push(await db.$count(sessions))
  const own = createSessions({ ...localSessions, db, seal: createSeal([randomBytes(32)]), revoke })
  const begin = async (sid: string) => {
    const id = await own.begin('portal', { access_token: await tokenUntil(Date.now() + 600_000, { sid }) })
    return own.find('portal', id)
  }
  const [first, second] = [await begin('first'), await begin('second')]
  if (!first || !second) throw new Error('There is no session')
  await own.replace(first)
  await own.end(['second'], second)
  expect(rows).toEqual([2, 1])
  expect(await db.$count(sessions)).toBe(0)
})

test('the embedded issuer deletes a replaced sign-in but keeps a grant that continues; no other issuer is asked', async () => {
  const db = await emptyStore()
  const seal = createSeal([randomBytes(32)])
  // An issuer may revoke the grant that the next sign-in uses (RFC 7009, section 2.1).
  const asked: string[] = []
  const issuer = async (client: string) => {
    asked.push(client)
    return null
  }
  const own = createSessions({ ...localSessions, db, seal, issuer })
  const recordsOf = (model: string) => databaseAdapter(db, seal, () => undefined)(model)
  for (const next of [undefined, recordId('grant')]) {
    await recordsOf('Grant').upsert('grant', { accountId: 'ada' }, 600)
    for (const token of ['old', 'new']) await recordsOf('RefreshToken').upsert(token, { grantId: 'grant' }, 600)
    const access_token = await tokenUntil(Date.now() + 600_000, { sid: recordId('grant') })
    const session = await own.find('portal', await own.begin('portal', { access_token, refresh_token: 'old' }))
    if (session) await own.replace(session, next)
    expect(await recordsOf('RefreshToken').find('old')).toBeUndefined()
    expect(await recordsOf('RefreshToken').find('new')).toBeDefined()
    expect((await recordsOf('Grant').find('grant')) !== undefined).toBe(next !== undefined)
  }
  expect(asked).toEqual([])
})
