import { expect } from 'chai'
import { cookies } from './cookies'

describe('the cookies of the portal page', () => {
  /** Returns the cookies that are written on a page of this protocol. */
  function writtenOn(protocol: string): string[] {
    const written: string[] = []
    const page = {
      location: { protocol },
      document: {
        set cookie(text: string) {
          written.push(text)
        },
      },
    }
    const before = Object.keys(page).map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
    for (const [name, value] of Object.entries(page))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
    try {
      for (const access of ['no-access', 'unauthorized', 'authorized', 'not-found', 'unknown'] as const)
        cookies.rememberAccess(access)
      cookies.rememberPath('/work-orders?page=2')
    } finally {
      for (const [name, descriptor] of before)
        if (descriptor) Object.defineProperty(globalThis, name, descriptor)
        else Reflect.deleteProperty(globalThis, name)
    }
    return written
  }
  const attributes = '; path=/; max-age=31536000; samesite=lax'

  // @spec 2.24, 2.25, 4.12, 9.19
  it('hold the access as a number from 1 to 4, and the path, for one year', () => {
    expect(writtenOn('http:')).to.deep.equal(
      [...[1, 2, 3, 4].map(status => `reeldock_auth=${status}`), 'reeldock_path=%2Fwork-orders%3Fpage%3D2'].map(
        pair => pair + attributes,
      ),
    )
  })

  // @spec 2.25, 4.12, 9.19
  it('are secure on https only', () => {
    expect(writtenOn('https:').filter(text => !text.endsWith(`${attributes}; secure`))).to.deep.equal([])
    expect(writtenOn('http:').filter(text => text.includes('secure'))).to.deep.equal([])
  })
})
