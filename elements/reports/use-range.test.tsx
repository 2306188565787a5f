import { expect } from 'chai'
import { useState } from 'react'
import type { ReportRange } from '../../core/reports/types'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { type Mounted, mount } from '../../test/fixtures/page/mount'
import { useRange } from './use-range'

const range = { from: '2026-10-01', to: '2026-11-19' }

describe('a typed range', () => {
  let takenRanges: ReportRange[]
  let mounted: Mounted
  let clock: Clock

  /** Three buttons: one types a day, one types half a day, and one renders for another reason. */
  function Fields() {
    const { typed, type } = useRange(range, range => takenRanges.push(range))
    const [renders, setRenders] = useState(0)
    return (
      <>
        <button id="type" type="button" onClick={() => type({ ...typed, from: '2026-10-02' })} />
        <button id="half" type="button" onClick={() => type({ ...typed, from: '2026-10-' })} />
        <button id="render" type="button" onClick={() => setRenders(renders + 1)} />
      </>
    )
  }

  beforeEach(async () => {
    takenRanges = []
    mounted = await mount(<Fields />)
    clock = takeClock()
  })
  afterEach(() => {
    clock.restore()
    mounted.unmount()
  })

  it('is applied after a pause, even if the page renders meanwhile', async () => {
    mounted.get('#type').click()
    await clock.advance(400)
    mounted.get('#render').click()
    await clock.advance(100)
    expect(takenRanges).to.deep.equal([{ ...range, from: '2026-10-02' }])
  })

  it('is not applied while a day is incomplete', async () => {
    mounted.get('#type').click()
    await clock.advance(400)
    mounted.get('#half').click()
    await clock.advance(1000)
    expect(takenRanges).to.deep.equal([])
  })
})
