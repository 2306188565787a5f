import { inspect } from 'node:util'
import { operationsPath } from './http/operations'
import { errorFacts } from './http/redact'
import { reviewsPath } from './reviews/page'
import { startServer } from './server'
import { BadSetting, readSettings } from './settings'
import { DirectoryHeld } from './store/lock'
import { SecretsLocked } from './store/seal'

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
      ...(settings.demonstration ? [`  Gallery   ${settings.portalUrl}/gallery/`] : []),
      `  Intranet  ${settings.embedUrl}/intranet/`,
      `  Hosts     ${settings.embedUrl}/account/, /two-accounts/, /frame/, /react/, /vue/`,
      `  Reviews   ${settings.embedUrl}${reviewsPath}`,
      ...(settings.demonstration ? [`  Switches  ${settings.embedUrl}${operationsPath}`] : []),
      `  Data      ${server.store.name}`,
      '',
      settings.demonstration
        ? '  This is a demonstration: sign in as maya.ortiz@lonestar.example.com; the sign-in page lists every account.'
        : `  People sign in at ${settings.issuer?.issuer}.`,
      '  Ctrl-C stops.',
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
  process.stderr.write(`${explain(cause)}\n`)
  process.exit(cause instanceof DirectoryHeld ? exits.held : exits.failed)
}

/** What somebody at the terminal can mend is said in a sentence; anything else by its class and frames, without what a statement held. */
function explain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const { code, port } = cause as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what listens there, or name another in PORT.`
  if ([DirectoryHeld, BadSetting, SecretsLocked].some(kind => cause instanceof kind)) return cause.message
  return inspect(errorFacts(cause), { depth: null })
}

main().catch(leave)
