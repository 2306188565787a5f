import { expect, test } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { CalendarDay } from '../../core/wire/calendar'
import { openStore } from '../../demo/server/store/open'
import { beforeRecords } from '../fixtures/server/older-store'
import { startServer } from '../fixtures/server/start'
import { putRows, submission } from '../fixtures/server/strange-rows'
import { seededDirectory } from '../fixtures/server/template'

const users = '/api/main/v1/users/me'
const year = new Date().getUTCFullYear()
const calendar = `/api/partners/v1/partner/calendar?startDate=${year - 1}-01-01&endDate=${year + 2}-01-01`

test('records of a store without versions receive the first version and stay unchanged', async () => {
  const dataDir = await seededDirectory('small')
  // The database can read no field of this record, so no migration may try.
  await putRows(dataDir, submission('cinderlane', 'a-zero-byte', { emails: [{ email: '\0' }], serviceAreas: [] }))
  const first = await startServer({ dataDir })
  const ada = await first.signIn('ada.novak@cinderlane.example.com')
  const before = [(await ada.call('GET', users)).body, (await ada.call('GET', calendar)).body]
  await first.stop()
  await forgetVersions(first.dataDir)

  const second = await startServer({ dataDir: first.dataDir, port: first.port })
  try {
    const me = await ada.call('GET', users)
    const days = (await ada.call('GET', calendar)).body as CalendarDay[]
    expect(JSON.stringify([me.body, days])).toBe(JSON.stringify(before))
    expect([me.headers.get('etag'), ...new Set(days.map(({ version }) => version))]).toEqual(['"cinderlane.1"', '1'])
    expect(await (await fetch(`${second.embedUrl}/reviews`)).text()).toContain('/reviews/cinderlane/a-zero-byte"')
    const [day] = days.slice(-1)
    const saved = await ada.call('PUT', '/api/partners/v1/partner/cinderlane/calendar', { ...day, holiday: false })
    expect(saved.body).toEqual({ ...day, holiday: false, version: '2' })
  } finally {
    await second.stop()
  }
})

/**
 * Restores the state of a store before the migration that added versions and all later ones. Its server must have
 * stopped.
 */
async function forgetVersions(dataDir: string): Promise<void> {
  const store = await openStore(dataDir, async () => undefined)
  try {
    for (const statement of beforeRecords) await store.db.execute(sql.raw(statement))
    for (const table of [sql`partners`, sql`days`])
      await store.db.execute(
        sql`update ${table} set body = regexp_replace(body::text, ',?"version":1(,?)', '\\1')::json`,
      )
    // Later migrations run again, so their changes are removed too.
    await store.db.execute(sql`drop table step_failures`)
    await store.db.execute(sql`drop table ended_sessions`)
    await store.db.execute(sql`alter table sessions drop column sid, drop column subject`)
    await store.db.execute(sql`alter table approvals drop column type, drop column status`)
    await store.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at >= 1795367838539`)
  } finally {
    await store.close()
  }
}
