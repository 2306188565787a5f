import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { printPaper } from './print-paper'

describe('the print of a document', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => clock.restore())

  /** Prints from a simulated window, because no test can press a button of a real print dialog. */
  function print(onPrint: (view: EventTarget) => void) {
    const view = new EventTarget()
    const answers: boolean[] = []
    const parts = { focus: () => undefined, print: () => onPrint(view) }
    void printPaper(Object.assign(view, parts) as unknown as Window).then(answer => answers.push(answer))
    return { view, answers }
  }

  it('ends once the dialog has closed, even after a long time', async () => {
    const { view, answers } = print(opened => opened.dispatchEvent(new Event('beforeprint')))
    await clock.advance(600_000)
    expect(answers).to.deep.equal([])
    view.dispatchEvent(new Event('afterprint'))
    await clock.advance(0)
    expect(answers).to.deep.equal([true])
  })

  it('fails if the page silently forbids dialogs', async () => {
    const { answers } = print(() => undefined)
    await clock.advance(3000)
    expect(answers).to.deep.equal([false])
  })

  it('fails if the page throws', async () => {
    const { answers } = print(() => {
      throw new Error('refused')
    })
    await clock.advance(0)
    expect(answers).to.deep.equal([false])
  })
})
