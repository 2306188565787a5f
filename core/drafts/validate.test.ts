import { expect } from 'chai'
import { array, number, object, string } from 'yup'
import { text } from '../i18n/translate'
import { validateWith } from './validate'

describe('validation', () => {
  const schema = array(
    object({
      name: string().required('shared.required').min(2, 'shared.invalidValue'),
      count: number().max(3, 'shared.invalidValue'),
    }),
  )

  it('returns the first message of every invalid field', async () => {
    expect(await validateWith(schema, [{ name: 'ok', count: 1 }])).to.deep.equal({})
    expect(await validateWith(schema, [{ name: '' }, { name: 'x', count: 9 }])).to.deep.equal({
      '[0].name': text('shared.required'),
      '[1].name': text('shared.invalidValue'),
      '[1].count': text('shared.invalidValue'),
    })
  })

  it('throws errors that are not of the schema', async () => {
    const broken = schema.test('bug', () => {
      throw new TypeError('bug')
    })
    const thrown = await validateWith(broken, []).catch((error: unknown) => error)
    expect(thrown).to.be.instanceOf(TypeError)
  })
})
