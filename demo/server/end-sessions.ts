import { shareHub } from './http/share-hub'
import { readSettings } from './settings'
import { createEndedSessions } from './sign-in/ended'
import { openStore } from './store/open'
import { providerRecords, sessions } from './store/schema'

/** Clocks of processes may differ, in milliseconds. */
const margin = 60_000

/** `npm run end-sessions`: everybody is signed out, at both sites and in every process that uses the store. */
process.umask(0o077)
const settings = readSettings(process.env)
const store = await openStore(settings.store, async () => undefined)
try {
  const hub = await shareHub({
    own: { publish: () => undefined, endSessions: () => undefined, closeAll: () => undefined },
    ended: createEndedSessions(store.db),
    store,
    failed(cause) {
      throw cause
    },
  })
  const ended = await store.db.transaction(async tx => {
    // What the embedded provider remembers would sign the same browsers in again.
    await tx.delete(providerRecords)
    return tx.delete(sessions).returning({ sid: sessions.sid, accessEndsAt: sessions.accessEndsAt })
  })
  const lastToken = Math.max(Date.now() + settings.accessTokenSeconds * 1000, ...ended.map(row => row.accessEndsAt))
  await hub.endSessions({ sids: [...new Set(ended.map(({ sid }) => sid))], until: lastToken + margin })
  await hub.leave()
  process.stdout.write(`Sign-ins that were ended: ${ended.length}\n`)
} finally {
  await store.close()
}
