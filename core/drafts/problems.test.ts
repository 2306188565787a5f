import { expect } from 'chai'
import { array, object, string } from 'yup'
import { errorsAtRepeated, unlessDropped } from './rule-schema'
import { problemsIn } from './validate'

interface Row {
  readonly name: string
}

const rows = array(
  unlessDropped(({ name }: Row) => name === '-', object({ name: string().required('shared.required') })),
).test('repeated', (value, context) => {
  const names = (value as readonly Row[]).map(({ name }) => name)
  return errorsAtRepeated(
    context,
    names.map((name, index) => name !== '' && names.indexOf(name) < index),
    'name',
    'shared.invalidValue',
  )
})
const schema = object({ rows, zone: string().required('shared.required') })
const rowsOf = (...names: readonly string[]) => names.map(name => ({ name }))

describe('the problems of a form', () => {
  it('are in the order of the fields and rows, whichever rule is broken', () => {
    expect(problemsIn(schema, { rows: rowsOf('a', 'a', '', 'b', 'a'), zone: '' })).to.deep.equal([
      { path: 'rows[1].name', key: 'shared.invalidValue' },
      { path: 'rows[2].name', key: 'shared.required' },
      { path: 'rows[4].name', key: 'shared.invalidValue' },
      { path: 'zone', key: 'shared.required' },
    ])
  })

  it('do not exist for dropped rows and for valid rows', () => {
    expect(problemsIn(schema, { rows: rowsOf('a', '-', 'b'), zone: 'UTC' })).to.deep.equal([])
  })
})
