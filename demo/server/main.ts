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
            '  WARNING: other machines can reach this server, and anyone can sign in as anyone without a password. ' +
              'Remove HOST, PORTAL_URL and EMBED_URL, or set OIDC_ISSUER to your sign-in provider.',
          ]
        : []),
      '  Press Ctrl-C to stop.',
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
