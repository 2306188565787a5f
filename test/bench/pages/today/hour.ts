import { isLive } from '../../../fixtures/page/live'
import type { Contender } from '../../types'
import { drawn, task, until } from '../drawn'
import { type OpenList, openWhole } from './list'
import { eventOf, setTime, start } from './world'

/** How often the whole list is read again, in minutes: a page that comes into sight looks whether it is time. */
const readEvery = 5
const secondsAMinute = 60

/** An hour passes, an event a second: what one minute of it calls for is over before the next one. */
export const makeHour = (count: number) => make(count, count > 100 ? 60 : readEvery)
/** Nothing happens. */
export const makeStart = (count: number) => make(count, 0)

async function make(count: number, minutes: number): Promise<Contender> {
  const list = await openWhole(count)
  await isLive(list.screen.portal)
  return {
    steps: {
      'an hour': async () => {
        for (let minute = 1; minute <= minutes; minute += 1) {
          await passMinute(list, minute)
          if (minute % readEvery === 0) await readAgain(list)
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
  for (let second = 0; second < secondsAMinute; second += 1) {
    const at = (minute - 1) * secondsAMinute + second
    setTime(start + (at + 1) * 1000)
    screen.backend.emit(eventOf(orders, at))
    await task()
  }
  await until(() => singlesRead() > before, 'orders whose shipments changed')
  await drawn()
}

async function readAgain({ orders, pagesRead }: OpenList): Promise<void> {
  const before = pagesRead()
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => pagesRead() - before >= Math.ceil(orders.length / 50) - 1, 'the list again')
  await drawn()
}
