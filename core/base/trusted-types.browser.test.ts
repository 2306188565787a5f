import { expect } from 'chai'
import { trustedScriptUrl } from './trusted-types'

describe('a worker’s address', () => {
  it('is trusted only on the origin of the page', () => {
    const own = new URL('/worker.js', location.href)
    expect(String(trustedScriptUrl(own))).to.equal(own.href)
    expect(String(trustedScriptUrl(own)), 'again, since a policy is created only once').to.equal(own.href)
    for (const url of ['https://evil.example/worker.js', 'data:text/javascript,1', 'blob:https://evil.example/1'])
      expect(() => trustedScriptUrl(new URL(url)), url).to.throw(TypeError)
  })
})
