import { startServer } from './server'
import { readSettings } from './settings'
import { DirectoryHeld } from './store/lock'

/** Exit codes: the start failed, or somebody else works on the data. */
const exits = { failed: 1, held: 2 } as const

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const server = await startServer(settings)
  process.stdout.write(
    [
      '',
      `  Reeldock is running.`,
      `  Portal    ${settings.portalUrl}`,
      `  Intranet  ${settings.embedUrl}/intranet/`,
      `  Data      ${server.store.name}`,
      '',
      '  Sign in as maya.ortiz@lonestar.example.com; the sign-in page lists every account. Ctrl-C stops.',
      '',
      '',
    ].join('\n'),
  )

  let ending = false
  const end = () => {
    if (ending) process.exit(exits.failed)
    ending = true
    server.close().then(
      () => process.exit(0),
      cause => leave(cause),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

function leave(cause: unknown): never {
  const isOurs = cause instanceof DirectoryHeld || cause instanceof TypeError
  process.stderr.write(`${isOurs ? cause.message : cause instanceof Error ? cause.stack : cause}\n`)
  process.exit(cause instanceof DirectoryHeld ? exits.held : exits.failed)
}

main().catch(leave)
