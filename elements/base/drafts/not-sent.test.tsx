import { expect } from 'chai'
import { replaceEnvironment } from '../../../core/base/environment'
import { Failure } from '../../../core/base/errors'
import { lostCode } from '../../../core/base/lazy'
import { mount } from '../../../test/fixtures/page/mount'
import { NotSent } from './NotSent'

describe('an edit that is not sent because a file of its rules failed to load', () => {
  const failure = new Failure({ category: 'offline', code: lostCode, sent: false })

  for (const [title, isOnline, names] of [
    ['offers a reload when a network is available', true, ['Send now', 'Load the page again']],
    ['offers only to send without a network, since a reload would fail', false, ['Send now']],
  ] as const)
    it(title, async () => {
      const restore = replaceEnvironment({ isOnline: () => isOnline })
      const page = await mount(
        <NotSent failure={failure} unsent={1} typedOn={false} unanswered={false} kept onSend={() => {}} />,
      )
      expect(page.all('button').map(({ textContent }) => textContent)).to.deep.equal(names)
      await page.unmount()
      restore()
    })
})
