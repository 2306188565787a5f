import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listFiles, root } from './sources'

const folder = 'demo/server/asvs'
const answers = ['holds', 'in part', 'open', 'runner', 'none here']
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const wanted = read('test/floors/asvs-5.0.0.txt').match(/^V[\d.]+/gm) ?? []

/** The id, the answer and the cell of tests of each line that names a requirement. */
const lines = listFiles(folder).flatMap(path =>
  read(path)
    .split('\n')
    .filter(line => /^\| V\d/.test(line))
    .map(line => line.split('|').map(cell => cell.trim()))
    .map(([, id = '', , answer = '', how = '', tests = '']) => ({ path, id, answer, how, tests })),
)

test('each requirement of ASVS 5.0.0, levels 1 and 2, is answered once', () => {
  expect(wanted.length).toBe(253)
  expect(lines.map(({ id }) => id).sort()).toEqual([...wanted].sort())
  expect(lines.filter(({ answer }) => !answers.includes(answer)).map(({ id }) => id)).toEqual([])
  const silent = lines.filter(({ answer, how, tests }) => answer !== 'none here' && how === '' && tests === '')
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('each test that an answer names exists', () => {
  const lost = lines.flatMap(({ id, tests }) =>
    tests.split('<br>').flatMap(citation => {
      if (citation === '') return []
      const [, file = '', , name = ''] = /^`([^`]+)`( › (.+))?$/.exec(citation) ?? []
      const exists = file !== '' && existsSync(join(root, file)) && read(file).includes(name)
      return exists ? [] : [`${id}: ${citation}`]
    }),
  )
  expect(lost.join('\n')).toBe('')
})

test('the README of the answers states their counts', () => {
  const counted = answers.map(answer => `| ${answer} | ${lines.filter(line => line.answer === answer).length} |`)
  for (const row of counted) expect(read(`${folder}/README.md`)).toContain(row)
})
