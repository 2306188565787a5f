import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { complaints } from '../fixtures/partner'

const root = fileURLToPath(new URL('../..', import.meta.url))

const page = `<!doctype html>
<html lang="en">
  <title>Orders</title>
  <script type="module" src="/reeldock/loader.js"></script>
  <script type="module" src="/page.js"></script>
  <reeldock-work-orders page-size="10"></reeldock-work-orders>
  <reeldock-drive-inventory inline></reeldock-drive-inventory>
</html>
`
const script = `import { configure } from '/reeldock/reeldock.js'
import { createTestBackend } from '/reeldock/testing.js'
configure(createTestBackend({ scenario: 'approved-manual' }).options)
`
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.map': 'application/json' }

test('the packed package shows rows in a plain page with the loader, two tags, configure and the in-memory back end', async ({
  page: browserPage,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'reeldock-pack-'))
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  execFileSync('tar', ['xzf', join(folder, packed.trim().split('\n').at(-1) ?? ''), '-C', folder])
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'page.js'), script)

  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(folder, path === '/' ? 'index.html' : path.replace(/^\/reeldock\//, 'package/dist/'))
    const found = existsSync(file)
    response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' })
    if (found) createReadStream(file).pipe(response)
    else response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const heard = complaints(browserPage)
  const asked: string[] = []
  browserPage.on('request', request => asked.push(new URL(request.url()).origin))

  await browserPage.goto(origin)
  await expect(browserPage.getByRole('row', { name: /WO-48213/ })).toBeVisible()
  await expect(browserPage.getByRole('row')).not.toHaveCount(0)
  await expect(browserPage.getByLabel('CRU drives on hand')).not.toHaveValue('')
  // All content came from the package: the page contacted no other host, and no server of ours ran.
  expect([...new Set(asked)]).toEqual([origin])
  expect(heard.filter(message => !/favicon/.test(message))).toEqual([])
  await new Promise(resolve => server.close(resolve))
})
