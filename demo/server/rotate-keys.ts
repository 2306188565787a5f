import { leave } from './leave'
import { readSettings } from './settings'
import { rotate, sealPlaintext } from './sign-in/reseal'
import { openStore } from './store/open'
import { createSeal } from './store/seal'
import { changeKeys, sealKeys } from './store/seal-keys'

/** `npm run rotate-keys`: creates a new key that signs tokens, and seals all secrets with the newest key. */
async function main(): Promise<void> {
  process.umask(0o077)
  const settings = readSettings(process.env)
  const before = createSeal(await sealKeys(settings))
  const store = await openStore(settings.store, db => sealPlaintext(db, before, settings))
  let locked = 0
  try {
    await changeKeys(settings, async keys => {
      locked = await rotate(store.db, createSeal(keys), settings)
    })
  } finally {
    await store.close()
  }
  if (locked > 0) process.stdout.write(`Sign-ins that no key opens, locked until they end: ${locked}\n`)
  process.stdout.write('Keys changed. Restart every process that uses this store.\n')
}

main().catch(leave)
