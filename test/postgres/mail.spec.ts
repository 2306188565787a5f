import { expect, test } from '@playwright/test'
import { accountByMail } from '../../demo/server/sign-in/tokens'
import { openStore } from '../../demo/server/store/open'
import { accounts } from '../../demo/server/store/schema'
import { refuseOthers, WrongStore } from '../../demo/server/store/store-user'
import { findPostgres, noPostgres, startPostgres } from '../fixtures/server/postgres'
import { temporaryDirectory } from '../fixtures/server/start'

const programs = findPostgres()
const nobody = { name: '', roleNames: [], companyId: '', companyName: '', org: null, access: 'granted' as const }
/** The Kelvin sign. Its lower case is "k" in Unicode. */
const kelvin = '\u212a'

for (const engine of ['the embedded database', 'PostgreSQL'] as const)
  test(`e-mail addresses are compared without the case of ASCII letters only, on ${engine}, so that two addresses are never one account`, async () => {
    test.skip(engine === 'PostgreSQL' && programs === null, noPostgres)
    const postgres = engine === 'PostgreSQL' ? await startPostgres(programs ?? '') : null
    const store = await openStore(postgres?.url ?? (await temporaryDirectory()), async () => undefined)
    const put = async (userId: string, email: string) => {
      await store.db.insert(accounts).values({ userId, email, body: { ...nobody, userId, email } })
    }
    /** Returns whether the store belongs to real people, so that a demonstration refuses it. */
    const isOfPeople = () =>
      refuseOthers(store.db, { production: false, demonstration: true }).then(
        () => false,
        cause => cause instanceof WrongStore,
      )
    try {
      await put('tom.becker', 'tom.becker@prairie.example.com')
      expect(await accountByMail(store.db, 'Tom.BECKER@Prairie.example.com')).toBe('tom.becker')
      const others = [`tom.bec${kelvin}er@prairie.example.com`, 'tom.becker@praırie.example.com']
      for (const other of others) expect(await accountByMail(store.db, other), other).toBe(`visitor:${other}`)

      expect(await isOfPeople()).toBe(false)
      await store.db.update(accounts).set({ email: 'Tom.Becker@prairie.example.com' })
      expect(await isOfPeople()).toBe(false)
      await store.db.update(accounts).set({ email: `${others[0]}` })
      expect(await isOfPeople()).toBe(true)
    } finally {
      await store.close()
      await postgres?.stop()
    }
  })
