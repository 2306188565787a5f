import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from 'chai'

it('core runs in Node without a page: every module is imported, every store created', async () => {
  const script = fileURLToPath(new URL('../../test/fixtures/plain-node.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script])
  expect(stdout.split(' ')).to.include.members(['session', 'shipments', 'calendar', 'work-order-list'])
})
