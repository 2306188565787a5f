import { expect } from 'chai'
import { spaced } from './french'

it('French punctuation stays beside its word', () => {
  expect(
    spaced({
      'kit.retry': 'Quoi ? Non ; « {name} » : 5 % !',
      'kit.choices': { one: '{count} ligne :', other: '{count} lignes :' },
      'kit.range': '{from}–{to}:{total}',
    }),
  ).to.deep.equal({
    'kit.retry': 'Quoi\u202f? Non\u202f; «\u00a0{name}\u00a0»\u00a0: 5\u202f%\u202f!',
    'kit.choices': { one: '{count} ligne\u00a0:', other: '{count} lignes\u00a0:' },
    'kit.range': '{from}–{to}:{total}',
  })
})
