import { otherPage } from '../../test/fixtures/page/frame'
import { allOf, the } from '../../test/fixtures/page/person'
import { open } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('the folded menu of <reeldock-navigation>', () => {
  it('closes on a press elsewhere in the document to which the element was moved', async () => {
    const screen = open('reeldock-navigation', { scenario: 'small' })
    screen.element.style.width = '375px'
    const other = otherPage()
    other.body.append(screen.element.parentElement as HTMLElement)
    const isShown = () => allOf(screen.element, 'link', 'Reports').length === 1
    await until(() => allOf(screen.element, 'button', 'Menu').length === 1, 'folded')
    the(screen.element, 'button', 'Menu').click()
    await until(isShown, 'open')
    other.body.dispatchEvent(new other.view.PointerEvent('pointerdown', { bubbles: true }))
    await until(() => !isShown(), 'closed')
    await screen.end()
    other.close()
  })
})
