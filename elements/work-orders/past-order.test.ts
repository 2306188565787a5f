import { expect } from 'chai'
import { findOrder } from '../../test/fixtures/page/find-order'
import { allOf, wordsOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('an order of the archive in <reeldock-work-orders> (decision 36)', () => {
  let screen: Screen
  afterEach(() => screen.end())

  for (const status of ['cancelled', 'fulfilled']) {
    // @spec 4.16
    it(`that is ${status} offers no copy, and erases no drive`, async () => {
      const isSo = (order: { status: string; deliveryMode: string }) =>
        order.status === status && order.deliveryMode === 'PARTNERS'
      const no = await findOrder('approved-manual', isSo, 'archived')
      screen = open('reeldock-work-orders', {
        scenario: 'approved-manual',
        attributes: { 'work-order-no': no, tab: 'duplication' },
      })
      await until(
        () => wordsOf(screen.element).includes('This work order is archived. It cannot be copied.'),
        'the word',
      )
      expect(allOf(screen.element, 'radio')).to.deep.equal([])
      const buttons = allOf(screen.element, 'button').map(button => button.textContent)
      expect(buttons.filter(words => /copy|download|upload/i.test(words ?? ''))).to.deep.equal([])
    })
  }
})
