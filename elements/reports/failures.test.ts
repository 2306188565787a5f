import { expect } from 'chai'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('a <reeldock-reports> whose download or print fails', () => {
  let screen: Screen
  const { stream } = Blob.prototype
  const refusePrint = ({ target }: Event) => {
    const view = target instanceof HTMLIFrameElement ? target.contentWindow : null
    if (view)
      view.print = () => {
        throw new Error('not allowed')
      }
  }

  beforeEach(async () => {
    screen = open('reeldock-reports', { attributes: { from: '2026-10-01', to: '2026-11-19' } })
    await until(() => allOf(screen.element, 'region', 'Figures of the report').length > 0, 'the report')
    await until(() => the(screen.element, 'button', 'Download CSV').ariaDisabled === null, 'the file')
  })
  afterEach(() => {
    Blob.prototype.stream = stream
    document.removeEventListener('load', refusePrint, true)
    return screen.end()
  })

  /** Presses a button once, and waits until a failure is shown and the button can be pressed again. */
  async function press(name: string, message: string): Promise<void> {
    const button = the(screen.element, 'button', name)
    button.click()
    await until(() => textOf(screen.element).includes(message), message)
    await until(() => button.ariaBusy === null, `${name} at rest`)
  }
  const loseFile = () => {
    Blob.prototype.stream = () => {
      throw new DOMException('The file is gone', 'NotReadableError')
    }
  }

  it('shows that the file could not be written', async () => {
    loseFile()
    await press('Download CSV', 'Could not write the file')
    expect(screen.heard('report-downloaded')).to.deep.equal([])
  })

  it('shows that the report could not be printed', async () => {
    loseFile()
    await press('Print', 'Could not print the report')
  })

  it('shows that the page does not allow printing, and removes its frame', async () => {
    document.addEventListener('load', refusePrint, true)
    await press('Print', 'The page that shows it does not allow printing. Download the file instead.')
    expect(document.querySelector('body > iframe')).to.equal(null)
  })
})
