import { expect } from 'chai'
import { array, number, object, string } from 'yup'
import { Failure } from '../base/errors'
import { text, verbatim } from '../i18n/translate'
import { draftKeeper, keptDraft } from './keeper'
import { bringSchema, refusedFields, validateWith } from './validate'

const isText = (kept: unknown): kept is string => typeof kept === 'string'

describe('a kept draft', () => {
  beforeEach(() => localStorage.clear())
  after(() => localStorage.clear())

  it('comes back for the same account and thing, and for no other', () => {
    draftKeeper('C-1', 'drives', isText).write('typed')
    expect(draftKeeper('C-1', 'drives', isText).read()).to.equal('typed')
    expect(draftKeeper('C-2', 'drives', isText).read()).to.equal(null)
    expect(draftKeeper('C-1', 'company', isText).read()).to.equal(null)
    expect(Object.keys(localStorage).every(key => key.startsWith('reeldock:'))).to.equal(true)
    draftKeeper('C-1', 'drives', isText).clear()
    expect(localStorage.length).to.equal(0)
  })

  it('is nothing when it has another shape', () => {
    draftKeeper('C-1', 'drives', isText).write('typed')
    expect(draftKeeper('C-1', 'drives', Array.isArray as unknown as typeof isText).read()).to.equal(null)
  })

  it('holds what was typed over, and is nothing when an older version kept the value alone', () => {
    const isKept = keptDraft(isText)
    const keeper = draftKeeper('C-1', 'drives', isKept)
    keeper.write({ value: 'typed', base: 'saved' })
    expect(keeper.read()).to.deep.equal({ value: 'typed', base: 'saved' })
    for (const other of [null, 'typed', ['typed'], { value: 'typed' }, { value: 'typed', base: 1 }, { base: 'saved' }])
      expect(isKept(other), JSON.stringify(other)).to.equal(false)
  })
})

describe('validation', () => {
  const schema = array(
    object({
      name: string().required('shared.required').min(2, 'shared.invalidValue'),
      count: number().max(3, 'shared.invalidValue'),
    }),
  )

  it('says every field that is wrong, each with its first message', async () => {
    expect(await validateWith(schema, [{ name: 'ok', count: 1 }])).to.deep.equal({})
    expect(await validateWith(schema, [{ name: '' }, { name: 'x', count: 9 }])).to.deep.equal({
      '[0].name': text('shared.required'),
      '[1].name': text('shared.invalidValue'),
      '[1].count': text('shared.invalidValue'),
    })
  })

  it('ends in a failure that says so where its file does not arrive, and asks again for the next', async () => {
    let asked = 0
    const load = async () => {
      asked += 1
      if (asked === 1) throw new TypeError('Failed to fetch')
      return { schema }
    }
    const thrown = await bringSchema(load).catch((error: unknown) => error)
    expect(thrown).to.be.instanceOf(Failure)
    expect([(thrown as Failure).category, (thrown as Failure).retryable]).to.deep.equal(['offline', true])
    expect((await bringSchema(load)).schema).to.equal(schema)
  })

  it('hides no error of its own', async () => {
    const broken = schema.test('bug', () => {
      throw new TypeError('bug')
    })
    const thrown = await validateWith(broken, []).catch((error: unknown) => error)
    expect(thrown).to.be.instanceOf(TypeError)
  })

  it('puts the words of a 422 at the fields of the form', () => {
    const failure = new Failure({
      category: 'invalid',
      fieldErrors: { 'drives[1].totalStock': 'too many', other: 'x' },
    })
    expect(refusedFields(failure, path => path.replace('drives', ''))).to.deep.equal({
      '[1].totalStock': verbatim('too many'),
      other: verbatim('x'),
    })
  })
})
