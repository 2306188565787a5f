import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))
const hosts = readdirSync(join(root, 'test/hosts')).map(name => `test/hosts/${name}`)
const folders = ['.', 'test/bench/loads/peers', ...hosts].filter(folder =>
  existsSync(join(root, folder, 'package-lock.json')),
)

for (const folder of folders)
  test(`every package of ${folder}/package-lock.json has a hash, and comes from the user’s own registry`, () => {
    const { packages } = JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { integrity?: string; resolved?: string }>
    }
    const installed = Object.entries(packages).filter(([path]) => path !== '')
    expect(installed.flatMap(([path, { integrity }]) => (integrity ? [] : [path]))).toEqual([])
    expect(installed.flatMap(([path, { resolved }]) => (resolved ? [path] : []))).toEqual([])
  })
