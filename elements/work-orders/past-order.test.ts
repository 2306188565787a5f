import { expect } from 'chai'
import { findOrder } from '../../test/fixtures/page/find-order'
import { allOf, textOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { contrast, luminance } from '../base/contrast'
import './index'

describe('an order of the archive in <reeldock-work-orders> (decision 36)', () => {
  let screen: Screen
  afterEach(() => screen.end())

  for (const status of ['cancelled', 'fulfilled']) {
    // @spec 4.16
    it(`offers no copy and erases no drive when the order is ${status}`, async () => {
      const isMatch = (order: { status: string; deliveryMode: string }) =>
        order.status === status && order.deliveryMode === 'PARTNERS'
      const no = await findOrder('approved-manual', isMatch, 'archived')
      screen = open('reeldock-work-orders', {
        scenario: 'approved-manual',
        attributes: { 'work-order-no': no, tab: 'duplication' },
      })
      await until(
        () => textOf(screen.element).includes('This work order is archived. It cannot be copied.'),
        'the message',
      )
      expect(allOf(screen.element, 'radio')).to.deep.equal([])
      const buttons = allOf(screen.element, 'button').map(button => button.textContent)
      expect(buttons.filter(label => /copy|download|upload/i.test(label ?? ''))).to.deep.equal([])
    })
  }

  // @spec 2.41, 2.42
  for (const theme of ['light', 'dark'])
    it(`has a red status on a red row in the list, with a contrast of 4.5:1 and an icon: ${theme}`, async () => {
      screen = open('reeldock-work-orders', { attributes: { items: 'past', theme } })
      await until(() => allOf(screen.element, 'row').some(row => row.querySelector('.status') !== null), 'the rows')
      const row = allOf(screen.element, 'row').find(each => each.querySelector('.status')) as HTMLElement
      const status = row.querySelector('.status') as HTMLElement
      const label = status.querySelector('span') as HTMLElement
      const [ground, text] = [
        coloursOf(getComputedStyle(row).backgroundColor),
        coloursOf(getComputedStyle(label).color),
      ]
      for (const [red = 0, green = 0, blue = 0] of [ground, text]) expect(red).to.be.greaterThan(Math.max(green, blue))
      expect(contrast(luminance(ground), luminance(text))).to.be.at.least(4.5)
      expect(label.innerText).to.match(/^(Fulfilled|Cancelled|Rejected)$/)
      expect(status.querySelectorAll('svg').length).to.equal(1)
    })
})

/** Returns red, green and blue of a color in any notation. */
function coloursOf(colour: string): number[] {
  const paper = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  paper.fillStyle = colour
  paper.fillRect(0, 0, 1, 1)
  return [...paper.getImageData(0, 0, 1, 1).data].slice(0, 3)
}
