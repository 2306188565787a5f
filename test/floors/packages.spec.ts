import { expect, test } from '@playwright/test'
import { importsOf, readSources } from './sources'

/** Packages that do real work in `core/` or `elements/` (decision 30). */
const packages = [
  'react',
  'react-dom',
  '@r2wc/react-to-web-component',
  '@preact/signals-react',
  'redaxios',
  '@floating-ui/react',
  'react-aria',
  'yup',
  'read-excel-file',
  'write-excel-file',
  'dayjs',
]

const users = new Map<string, string[]>()
for (const source of readSources('core', 'elements'))
  for (const { specifier } of importsOf(source)) {
    const name = packages.find(each => specifier === each || specifier.startsWith(`${each}/`))
    if (name) users.set(name, [...(users.get(name) ?? []), source.path])
  }

for (const name of packages)
  test(`${name} does real work`, () => {
    const files = users.get(name) ?? []
    test.skip(files.length === 0 && !process.env.CHECK_PACKAGES, 'open: no file imports it yet')
    console.log(`${name}: ${files.join(', ')}`)
    expect(files).not.toEqual([])
  })
