import { isReachedByOthers } from './addresses'
import { operationsPath } from './http/operations'
import { leave } from './leave'
import { reviewsPath } from './reviews/page'
import { startServer } from './server'
import { readSettings } from './settings'

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
      `  Hosts     ${settings.embedUrl}/account/, /two-accounts/, /frame/${settings.demonstration ? ', /react/, /vue/' : ''}`,
      `  Reviews   ${settings.embedUrl}${reviewsPath}`,
      ...(settings.demonstration ? [`  Switches  ${settings.embedUrl}${operationsPath}`] : []),
      `  Data      ${server.store.name}`,
      '',
      settings.demonstration
        ? '  This is a demonstration: sign in as maya.ortiz@lonestar.example.com; the sign-in page lists every account.'
        : `  Demonstration data: the world is simulated. People sign in at ${settings.issuer?.issuer}.`,
      ...(settings.demonstration && isReachedByOthers(settings)
        ? [
            '  WARNING: others than this machine can reach it, and anybody may sign in as anybody without a password: ' +
              'take HOST, PORTAL_URL and EMBED_URL away, or name your sign-in provider in OIDC_ISSUER.',
          ]
        : []),
      '  Ctrl-C stops.',
      '',
      '',
    ].join('\n'),
  )

  let ending = false
  const end = () => {
    if (ending) process.exit(1)
    ending = true
    server.close().then(
      () => process.exit(0),
      cause => leave(cause),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

main().catch(leave)
