import { expect } from 'chai'
import { replaceEnvironment } from '../../../core/base/environment'
import { Failure } from '../../../core/base/errors'
import { lostCode } from '../../../core/base/lazy'
import { mount } from '../../../test/fixtures/page/mount'
import { NotSent } from './NotSent'

describe('what waits to be sent, since a file of its rules did not arrive', () => {
  const failure = new Failure({ category: 'offline', code: lostCode, sent: false })

  for (const [where, isOnline, names] of [
    ['with a network offers to load the page again', true, ['Send now', 'Load the page again']],
    ['without a network, in which no page comes back, offers only to send', false, ['Send now']],
  ] as const)
    it(where, async () => {
      const restore = replaceEnvironment({ isOnline: () => isOnline })
      const page = await mount(
        <NotSent failure={failure} unsent={1} typedOn={false} unanswered={false} kept onSend={() => {}} />,
      )
      expect(page.all('button').map(({ textContent }) => textContent)).to.deep.equal(names)
      await page.unmount()
      restore()
    })
})
