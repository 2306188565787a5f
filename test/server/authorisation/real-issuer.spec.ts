import { expect } from '@playwright/test'
import { readCompanyData } from '../../fixtures/bodies/company-data'
import { startBesideIssuer } from '../../fixtures/server/beside-issuer'
import { CookieJar } from '../../fixtures/server/cookie-jar'
import { startSigningIssuer } from '../../fixtures/server/signing-issuer'
import { ada, bearer, callersOf, enterBoth } from './callers'
import { filledDirectory, startListed, testTable } from './suite'
import { readSection } from './table'

testTable('beside a real issuer', 'Pages beside a real issuer', async () => {
  let registered: string[] = []
  const { issuer, server, stop } = await startBesideIssuer(
    { email: ada.email },
    { dataDir: await filledDirectory(), env: { OIDC_CLOCK_SKEW: '1' } },
    async options => {
      const listed = await startListed(options)
      registered = listed.registered
      return listed.server
    },
  )
  const { callers: names } = readSection('Pages beside a real issuer')
  const callers = await callersOf(names, server, async person => {
    issuer.meets({ seconds: 600, ...person })
    return enterBoth(server, person)
  })
  const other = await startSigningIssuer()
  callers.set('other issuer', bearer('other issuer', await other.sign()))
  const expired = callers.get('expired')
  const ask = () =>
    fetch(`${server.url}/api/main/v1/users/me`, { headers: { authorization: `Bearer ${expired?.token}` } })
  await expect.poll(async () => (await ask()).status, 'its token ends').toBe(401)
  const reviewer = (await callers.get('reviewer')?.browser()) ?? new CookieJar()
  return {
    server,
    registered,
    callers,
    data: await readCompanyData(server.url, callers.get('own admin')?.token ?? null),
    review: (url, init) => reviewer.fetch(`${url}`, init),
    async stop() {
      await stop()
      await other.stop()
    },
  }
})
