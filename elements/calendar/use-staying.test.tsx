import { expect } from 'chai'
import { useState } from 'react'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { type Mounted, mount } from '../../test/fixtures/page/mount'
import { undoStays, useStaying } from './use-staying'

let save: (days: object | null) => void

function Note() {
  const [saved, setSaved] = useState<object | null>(null)
  const { isShown, handlers } = useStaying(saved)
  save = setSaved
  return isShown ? (
    <button type="button" {...handlers}>
      Undo
    </button>
  ) : null
}

describe('the toast of a save', () => {
  let clock: Clock
  let mounted: Mounted
  const isShown = () => mounted.all('button').length === 1

  beforeEach(async () => {
    mounted = await mount(<Note />)
    clock = takeClock()
    save({})
    await clock.until(isShown, 'the toast')
  })
  afterEach(() => {
    clock.restore()
    mounted.unmount()
  })

  it('goes after ten seconds, and comes again with the next save', async () => {
    await clock.advance(undoStays - 1000)
    expect(isShown()).to.equal(true)
    await clock.advance(2000)
    await clock.until(() => !isShown(), 'gone')
    save({})
    await clock.until(isShown, 'the next one')
  })

  it('stays as long as it has the focus', async () => {
    mounted.get('button').focus()
    await clock.advance(2 * undoStays)
    expect(isShown()).to.equal(true)
    mounted.get('button').blur()
    await clock.advance(2 * undoStays)
    await clock.until(() => !isShown(), 'gone')
  })

  it('stays as long as it is pointed at', async () => {
    const point = (type: string) => mounted.get('button').dispatchEvent(new PointerEvent(type, { bubbles: true }))
    point('pointerover')
    await clock.advance(2 * undoStays)
    expect(isShown()).to.equal(true)
    point('pointerout')
    await clock.advance(2 * undoStays)
    await clock.until(() => !isShown(), 'gone')
  })
})
