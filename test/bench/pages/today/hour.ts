import { untilLive } from '../../../fixtures/page/live'
import type { Contender } from '../../types'
import { drawn, task, until } from '../drawn'
import { type OpenList, openWhole, readingSize } from './list'
import { eventOf, setTime, start } from './world'

/** How often the whole list is read again, in minutes: a page that comes into sight looks whether it is time. */
const readEvery = 5
const secondsAMinute = 60
/** Events that come in one task: each of them draws the list anew otherwise, which takes long and leaves nothing more behind. */
const atOnce = 10

/** An hour passes, an event a second: what one minute of it calls for is over before the next one. */
export const makeHour = (count: number) => make(count, count > 100 ? 60 : readEvery)
/** Nothing happens. */
export const makeStart = (count: number) => make(count, 0)

async function make(count: number, minutes: number): Promise<Contender> {
  const list = await openWhole(count)
  await untilLive(list.screen.portal)
  let passed = 0
  return {
    steps: {
      'an hour': async () => {
        for (let minute = 0; minute < minutes; minute += 1) {
          await passMinute(list, passed)
          passed += 1
          if (passed % readEvery === 0) await readAgain(list)
        }
      },
    },
    shown: () =>
      [...list.root.querySelectorAll('.order-link')].map(({ textContent }) => textContent).join(' ') +
      list.root.querySelector('.list-about [role=status]')?.textContent,
  }
}

async function passMinute({ screen, orders, singlesRead }: OpenList, minute: number): Promise<void> {
  const before = singlesRead()
  for (let second = 1; second <= secondsAMinute; second += 1) {
    const at = minute * secondsAMinute + second
    setTime(start + at * 1000)
    screen.backend.emit(eventOf(orders, at))
    if (second % atOnce === 0) await task()
  }
  await until(() => singlesRead() > before, 'orders whose shipments changed')
  await drawn()
}

async function readAgain({ orders, pagesRead }: OpenList): Promise<void> {
  const before = pagesRead()
  window.dispatchEvent(new Event('visibilitychange'))
  await until(() => pagesRead() - before >= Math.ceil(orders.length / readingSize) - 1, 'the list again')
  await drawn()
}
