import { readCompanyData } from '../../fixtures/bodies/company-data'
import { ownTokens } from '../../fixtures/server/own-tokens'
import { startSigningIssuer } from '../../fixtures/server/signing-issuer'
import { freePorts } from '../../fixtures/server/start'
import { ada, bearer, callersOf, enterBoth } from './callers'
import { filledDirectory, startListed, testTable } from './suite'
import { readSection } from './table'

testTable('the demonstration', 'Pages of the demonstration', async () => {
  const dataDir = await filledDirectory()
  const port = await freePorts()
  const sign = await ownTokens(dataDir, port)
  const { server, registered } = await startListed({ dataDir, port })
  const { callers: names } = readSection('Pages of the demonstration')
  const callers = await callersOf(names, server, person => enterBoth(server, person))
  const other = await startSigningIssuer()
  for (const [name, token] of [
    ['expired', await sign({ sub: ada.userId, exp: Math.floor(Date.now() / 1000) - 1 })],
    ['wrong audience', await sign({ sub: ada.userId, aud: 'urn:another:api' })],
    ['other issuer', await other.sign({ sub: ada.userId })],
  ] as const)
    callers.set(name, bearer(name, token))
  // The server accepts the same token when its claims are valid.
  const data = await readCompanyData(server.url, await sign({ sub: ada.userId }))
  return {
    server,
    registered,
    callers,
    data,
    review: fetch,
    async stop() {
      await server.stop()
      await other.stop()
    },
  }
})
