import { untilLive } from '../../../fixtures/page/live'
import type { Contender } from '../../types'
import { until, untilDrawn, yieldTask } from '../until-drawn'
import { type OpenList, openWhole, readingSize } from './list'
import { eventOf, setTime, start } from './world'

/** Minutes between two reads of the whole list. A page that becomes visible checks whether a read is due. */
const readEvery = 5
const secondsAMinute = 60
/**
 * The number of events in one task. With one event a task, the list would be drawn for each event. That takes longer and
 * leaves the same heap.
 */
const batchSize = 10

/**
 * Creates the contender for which an hour passes (five minutes in a small run), with an event a second. The reads that
 * follow the events of a minute end before the next minute.
 */
export const makeHour = (count: number) => make(count, count > 100 ? 60 : readEvery)
/** Creates the contender without any event. */
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
    const seconds = minute * secondsAMinute + second
    setTime(start + seconds * 1000)
    screen.backend.emit(eventOf(orders, seconds))
    if (second % batchSize === 0) await yieldTask()
  }
  await until(() => singlesRead() > before, 'orders whose shipments changed')
  await untilDrawn()
}

async function readAgain({ orders, pagesRead }: OpenList): Promise<void> {
  const before = pagesRead()
  window.dispatchEvent(new Event('visibilitychange'))
  await until(() => pagesRead() - before >= Math.ceil(orders.length / readingSize) - 1, 'the list again')
  await untilDrawn()
}
