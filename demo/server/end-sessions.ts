import { shareHub } from './http/share-hub'
import { leave } from './leave'
import { readSettings } from './settings'
import { createRevocations, revocationOf } from './sign-in/revocations'
import { openStore } from './store/open'
import { providerRecords, sessions } from './store/schema'

/** `npm run end-sessions`: signs everybody out, at both sites and in every process that uses the store. */
async function main(): Promise<void> {
  process.umask(0o077)
  const settings = readSettings(process.env)
  const store = await openStore(settings.store, async () => undefined)
  try {
    const hub = await shareHub({
      localHub: { publish: () => undefined, endSessions: () => undefined, closeAll: () => undefined },
      revocations: createRevocations(store.db),
      store,
      onFailure(cause) {
        throw cause
      },
    })
    const columns = { sid: sessions.sid, accessEndsAt: sessions.accessEndsAt }
    const revoke = (signIns: { sid: string; accessEndsAt: number }[]) =>
      hub.revoke({ ...revocationOf(signIns, settings), endedAt: Date.now() })
    // Revoke first: if a later step fails, the tokens of these sign-ins already stopped counting.
    await revoke(await store.db.select(columns).from(sessions))
    const ended = await store.db.transaction(async tx => {
      // The embedded provider's records would sign the same browsers in again.
      await tx.delete(providerRecords)
      return tx.delete(sessions).returning(columns)
    })
    // Other sign-ins may have begun meanwhile.
    await revoke(ended)
    await hub.leave()
    process.stdout.write(`Sign-ins ended: ${ended.length}\n`)
  } finally {
    await store.close()
  }
}

main().catch(leave)
