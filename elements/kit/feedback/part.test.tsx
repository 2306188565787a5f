import { expect } from 'chai'
import { type ComponentType, useState } from 'react'
import { type Lazy, lazy } from '../../../core/base/lazy'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { deferred, until } from '../../../test/fixtures/page/wait'
import { Part } from './Part'

type Module = { Box: ComponentType<{ name: string }> }

const module: Module = { Box: ({ name }) => <p className="box">{name}</p> }

describe('a part in a separate file', () => {
  let page: Mounted
  let answers: ReturnType<typeof deferred<Module>>[]
  let box: Lazy<Module['Box']>
  let want: () => void

  function Place() {
    const [isWanted, setWanted] = useState(false)
    want = () => setWanted(true)
    return isWanted && <Part of={box} rows={2} props={{ name: 'Kestrel' }} />
  }
  const untilRequested = (count: number) => until(() => answers.length === count, `${count} requests`)
  const lose = () => answers.at(-1)?.reject(new TypeError('Failed to fetch'))

  beforeEach(async () => {
    answers = []
    box = lazy<Module, 'Box'>(() => {
      const answer = deferred<Module>()
      answers.push(answer)
      return answer.promise
    }, 'Box')
    page = await mount(<Place />)
  })
  afterEach(() => page.unmount())

  it('loads when it is shown although its preload has failed', async () => {
    const ahead = box.load().catch(() => 'lost')
    lose()
    expect(await ahead).to.equal('lost')
    want()
    await untilRequested(2)
    await settled()
    expect([page.all('[role=alert]').length, page.all('.skeleton').length > 0]).to.deep.equal([0, true])
    answers.at(-1)?.resolve(module)
    await until(() => page.all('.box').length === 1, 'the part')
  })

  it('loads automatically once the connection is back', async () => {
    want()
    await untilRequested(1)
    lose()
    await until(() => page.all('[role=alert] button').length === 1, 'a retry')
    window.dispatchEvent(new Event('online'))
    await untilRequested(2)
    answers.at(-1)?.resolve(module)
    await until(() => page.all('.box').length === 1, 'the part')
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(answers.length).to.equal(2)
  })

  it('reports a failed load, and loads after a press of Retry', async () => {
    want()
    await untilRequested(1)
    lose()
    await until(() => page.all('[role=alert] button').length === 1, 'a retry')
    page.get('[role=alert] button').click()
    await untilRequested(2)
    lose()
    await until(() => page.all('[role=alert] button').length === 2, 'the page can be loaded again')
    page.get('[role=alert] button').click()
    await untilRequested(3)
    answers.at(-1)?.resolve(module)
    await until(() => page.all('.box').length === 1, 'the part')
    expect(page.all('[role=alert]').length).to.equal(0)
  })
})
