import { expect } from 'chai'
import { failureIn, network } from '../../test/fixtures/page/network'

const prototypes: readonly object[] = [Object.prototype, Array.prototype, String.prototype]

/** Adds properties to the prototypes, as old libraries do, so that `for…in` finds them. */
function addToPrototypes() {
  for (const prototype of prototypes)
    Object.assign(prototype, {
      each() {
        return 'two\nlines'
      },
      extra: 'of the page',
      toJSON: () => 'of the page',
    })
}

function clean() {
  for (const prototype of prototypes)
    for (const name of ['each', 'extra', 'toJSON']) Reflect.deleteProperty(prototype, name)
}

/** An answer of another class, as stand-ins and old polyfills make them: its fields are getters of the class. */
class OtherAnswer {
  constructor(
    private readonly code: number,
    private readonly body: unknown,
  ) {}
  get status() {
    return this.code
  }
  get ok() {
    return this.code < 400
  }
  text() {
    return Promise.resolve(JSON.stringify(this.body))
  }
}

describe('a call in a page that', () => {
  afterEach(clean)

  it('extends the prototypes sends nothing of them', async () => {
    const { http, last } = network([() => new Response('{}')])
    addToPrototypes()
    await http.get('main', 'v1/x', { params: { search: 'a' } })
    expect(last().url).to.equal('https://main.test/v1/x?search=a')
    expect(Object.keys(last().headers).toSorted()).to.deep.equal(['accept', 'authorization'])
    await http.put('main', 'v1/x', { names: ['a "b"'], none: null })
    expect(last().body).to.equal('{"names":["a \\"b\\""],"none":null}')
    expect(Object.keys(last().headers).toSorted()).to.deep.equal(['accept', 'authorization', 'content-type'])
    expect(last().headers['content-type']).to.equal('application/json')
  })

  it('answers with objects of its own is read', async () => {
    const answers = [new OtherAnswer(200, { id: 1 }), new OtherAnswer(401, { errors: [] })]
    const { http, refused } = network(answers.map(answer => () => answer as unknown as Response))
    expect(await http.get('main', 'v1/x')).to.deep.equal({ id: 1 })
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('unauthorized')
    expect(refused).to.deep.equal(['unauthorized'])
  })

  it('answers without a promise is read', async () => {
    const { http } = network([], { fetch: (() => new Response('{"id":1}')) as unknown as typeof fetch })
    expect(await http.get('main', 'v1/x')).to.deep.equal({ id: 1 })
  })

  it('throws in its fetch is offline', async () => {
    const { http } = network([], {
      fetch: () => {
        throw new Error('blocked')
      },
    })
    expect((await failureIn(http.get('main', 'v1/x'))).category).to.equal('offline')
  })
})
