import { expect } from 'chai'
import '../../core/service-areas/words'
import { type Mounted, mount, settled } from '../../test/fixtures/page/mount'
import { SubmissionBanner } from './SubmissionBanner'

describe('a rejected submission', () => {
  let page: Mounted
  let times = 0
  const show = async (onStartAgain: (() => void) | null) => {
    const submission = { id: 's', status: 'REJECTED', comments: null, submittedOn: '2026-11-18T10:00:00Z', offer: null }
    page = await mount(
      <SubmissionBanner
        submissionState="sent-back"
        submission={submission}
        zone="UTC"
        hasKeptEdits={false}
        view="pending"
        onStartAgain={onStartAgain}
      />,
    )
  }
  afterEach(() => page.unmount())

  it('can be replaced by the offer in force', async () => {
    await show(() => {
      times += 1
    })
    page.get('button').click()
    await settled()
    expect([times, page.get('button').textContent]).to.deep.equal([1, 'Start over from current areas'])
  })
  it('has no button if nothing can be replaced', async () => {
    await show(null)
    expect(page.all('button')).to.deep.equal([])
  })
})
