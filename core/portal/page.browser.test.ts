import { expect } from 'chai'
import { standalone } from '../../test/fixtures/page/standalone'
import { until, after as wait } from '../../test/fixtures/page/wait'
import { fromPreloaded } from './options'

type Page = typeof import('./page')

const bases = { main: '/m', account: '/a', partners: '/p', reports: '/r', theatres: '/t', events: '/e' }
const sharedKey = Symbol.for('reeldock.1')
const globals = globalThis as { [sharedKey]?: unknown; __REELDOCK__?: unknown }
let copies = 0

/** Loads another copy of the package into this page. */
function anotherBundle(): Promise<Page> {
  copies += 1
  return import(`${standalone('page')}?copy=${copies}`)
}

describe('the portal of a page', () => {
  beforeEach(() => {
    delete globals[sharedKey]
    delete globals.__REELDOCK__
  })
  after(() => {
    delete globals[sharedKey]
    delete globals.__REELDOCK__
  })

  // @spec 7.6
  it('is created from the preloaded global, without a call of configure', async () => {
    globals.__REELDOCK__ = { environment: 'staging', bases, accessToken: 'preloaded', sessionTimeout: 60 }
    const { thePagePortal } = await anotherBundle()
    const portal = thePagePortal().value
    const { token, ...others } = portal?.options.value ?? {}
    expect(others).to.deep.equal({ environment: 'staging', bases, sessionTimeout: 60 })
    expect(typeof token === 'function' && token()).to.equal('preloaded')
    expect(thePagePortal().value === portal).to.equal(true)
  })

  it('is created by the first call of configure only', async () => {
    const { thePagePortal, configure } = await anotherBundle()
    expect(thePagePortal().value === null).to.equal(true)
    const portal = configure({ bases, locale: 'en' })
    expect(thePagePortal().value === portal).to.equal(true)
    expect(configure({ locale: 'fr' }) === portal).to.equal(true)
    expect(portal.options.value).to.deep.equal({ bases, locale: 'fr' })
    expect(portal.generation.value).to.equal(0)
    configure({ bases: { ...bases, main: '/other' } })
    expect(portal.generation.value).to.equal(1)
  })

  it('merges a call of configure with the preloaded global', async () => {
    globals.__REELDOCK__ = { environment: 'staging', bases, accessToken: 'preloaded' }
    const { configure } = await anotherBundle()
    const { locale, token } = configure({ locale: 'de' }).options.value
    expect([locale, typeof token === 'function' && token()]).to.deep.equal(['de', 'preloaded'])
  })

  it('throws an error that names the missing option', async () => {
    const { configure } = await anotherBundle()
    for (const bad of [{}, { locale: 'en' }, { bases: {} as typeof bases }])
      expect(() => configure(bad)).to.throw(TypeError, 'bases.main is missing')
  })

  for (const [what, html] of [
    ['an element', '<div id="__REELDOCK__"></div>'],
    [
      'a form with fields of our names',
      '<form id="__REELDOCK__"><input name="bases"><input name="accessToken"></form>',
    ],
    ['two elements', '<a id="__REELDOCK__"></a><a id="__REELDOCK__" name="bases"></a>'],
    ['a frame', '<iframe name="__REELDOCK__"></iframe>'],
    ['a frame of another origin', '<iframe name="__REELDOCK__" sandbox srcdoc="x"></iframe>'],
  ] as const)
    it(`is not created from ${what} named __REELDOCK__`, async () => {
      const place = document.createElement('section')
      place.innerHTML = html
      document.body.append(place)
      try {
        await wait(what.includes('frame') ? 50 : 0)
        expect(globals.__REELDOCK__ === undefined).to.equal(false)
        const { thePagePortal, configure } = await anotherBundle()
        expect(thePagePortal().value === null).to.equal(true)
        expect(configure({ bases }).options.value).to.deep.equal({ bases })
      } finally {
        place.remove()
      }
    })

  for (const bad of [null, undefined, 7, 'text', [], {}, { bases: null }, { bases: { main: 7 } }])
    it(`is not created from ${JSON.stringify(bad)}`, () => {
      expect(fromPreloaded(bad)).to.equal(null)
    })

  it('is one for each bundle: two share bases, locale and one token request, and no store', async () => {
    const [one, two] = [await anotherBundle(), await anotherBundle()]
    let tokenRequests = 0
    const token = async () => {
      tokenRequests += 1
      await wait(5)
      return 'token'
    }
    const requests: string[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      requests.push(`${input} ${new Headers(init?.headers).get('authorization')}`)
      return new Response('1')
    }
    one.configure({ bases, token, fetch, locale: 'en' })
    const portals = [one, two].map(bundle => bundle.thePagePortal().value)
    expect(portals[0] === portals[1]).to.equal(false)
    const numbers = portals.map(portal => {
      const area = {
        name: 'numbers',
        create: (context: Parameters<Parameters<typeof import('./container').defineArea>[1]>[0]) => {
          const handle = context.resource<number>({ load: () => context.http.get('main', 'v1/n') })
          void handle.refresh()
          return handle
        },
      }
      portal?.hold(area)
      return portal?.use(area)
    })
    await until(() => numbers.every(handle => handle?.resource.value.state === 'ready'), 'both read')
    expect(tokenRequests).to.equal(1)
    expect(requests).to.deep.equal(['/m/v1/n Bearer token', '/m/v1/n Bearer token'])
    two.configure({ locale: 'fr' })
    expect(portals.map(portal => portal?.options.value.locale)).to.deep.equal(['fr', 'fr'])
    let laterRequests = 0
    const next = async () => {
      laterRequests += 1
      await wait(5)
      return `other-${laterRequests}`
    }
    for (const time of [1, 2, 3]) {
      two.configure({ token: next })
      await until(() => requests.length === 2 + 2 * time, 'both read again')
      expect(new Set(requests.slice(-2))).to.deep.equal(new Set([`/m/v1/n Bearer other-${time}`]))
      expect(laterRequests).to.equal(time)
    }
    expect(tokenRequests).to.equal(1)
  })

  it('shares neither a supplier nor a token, but a function that requests one for later bundles', async () => {
    const one = await anotherBundle()
    for (const token of ['a-static-one', async () => 'a-supplied-one']) {
      one.configure({ bases, token })
      const shared = globals[sharedKey] as Record<string, unknown>
      expect(shared.options).not.to.have.property('token')
      expect(Object.values(shared).some(each => each === token)).to.equal(false)
      expect(JSON.stringify(shared)).not.to.include('static')
      const supplier = (await anotherBundle()).thePagePortal().value?.options.value.token
      expect(typeof supplier === 'function' && (await supplier())).to.match(/^a-s/)
    }
  })
})
