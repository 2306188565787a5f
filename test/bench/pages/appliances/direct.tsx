import { bayStatus } from '../../../../core/appliances/rules'
import type { DockBay, Fleet } from '../../../../core/appliances/types'
import { timeOfDayIn } from '../../../../core/base/time'
import '../../../../core/schedule/words'
import { percentText } from '../../../../elements/kit/feedback/Progress'
import type { Contender } from '../../types'
import { t } from '../stage'
import { until, untilDrawn, yieldTask } from '../until-drawn'
import { openAppliances, shownIn, View } from './scene'
import { bayCount, openFleet, prepareTicks, setTick, untilNextTick, warmTicks } from './world'

const ticks = 40
/** The zone of the scenario's partner, in which ends of copies are shown. */
const zone = 'America/Los_Angeles'

/** Draws the suite's markup with `content-visibility`, and writes changes of a bay straight into it. */
export async function make(size: number): Promise<Contender> {
  const sent = prepareTicks(size, ticks)
  setTick(0)
  const store = openFleet(sent[0]?.list ?? '')
  for (let tick = 1; tick <= warmTicks; tick += 1) {
    setTick(tick)
    await store.poll(sent[tick]?.status ?? '')
  }
  const stage = openAppliances()
  stage.draw(<View fleet={store.fleet} />)
  // The ends of copies load in a part of their own.
  await until(() => stage.all('.slot-note').length === size * bayCount, 'the ends of copies')
  await untilDrawn()
  // React does not update the copy.
  const copy = stage.box.cloneNode(true) as HTMLElement
  stage.box.replaceWith(copy)
  const slots = [...copy.querySelectorAll<HTMLElement>('.slot')]
  const bays = store.fleet.docks.map((dock, dockIndex) =>
    dock.bays.map((_, bay) => writer(slots[dockIndex * dock.bays.length + bay] ?? copy)),
  )
  const write = (before: Fleet, after: Fleet) =>
    after.docks.forEach((dock, dockIndex) => {
      if (dock === before.docks[dockIndex]) return
      dock.bays.forEach((bay, index) => {
        if (bay !== before.docks[dockIndex]?.bays[index]) bays[dockIndex]?.[index]?.(bay)
      })
    })
  let calls = 0
  let tick = warmTicks
  const next = () => {
    tick += 1
    setTick(tick)
    return sent[tick]
  }
  return {
    steps: {
      poll: async () => {
        calls += 1
        if (calls <= warmTicks) return
        const before = store.fleet
        write(before, await store.poll(next()?.status ?? ''))
        await untilNextTick(size, tick)
      },
      events: async () => {
        for (const message of next()?.events ?? []) {
          const before = store.fleet
          write(before, store.hear(message))
          await yieldTask()
        }
        await untilNextTick(size, tick)
      },
    },
    shown: () => shownIn(stage.root),
  }
}

/** Returns a function that writes a bay into its slot: the changing texts, and the bar with its label. */
function writer(slot: HTMLElement): (bay: DockBay) => void {
  const part = (selector: string) => slot.querySelector<HTMLElement>(selector)
  const elements = [part('.slot-state'), part('.slot-detail'), part('.slot-percent'), part('.slot-note')]
  const texts = elements.map(element => element?.lastChild ?? null)
  const bar = part('.time-bar')
  const done = part('.time-bar-done')
  return bay => {
    const status = bayStatus(bay)
    const step = status.step ?? 1
    const percent = percentText(status.copied ?? 0, t.locale)
    const values = [
      t.text(status.label),
      status.detail ? t.text(status.detail.text) : '',
      percent,
      bay.minutesLeft === null ? t('appliances.estimating') : endText(bay.minutesLeft),
    ]
    texts.forEach((node, index) => {
      const text = values[index] ?? ''
      if (node === null ? text !== '' : false) throw new Error(`there is no place for ${text}`)
      if (node !== null && node.nodeValue !== text) node.nodeValue = text
    })
    bar?.setAttribute('aria-label', t('appliances.stepAt', { step, percentage: percent }))
    if (done) done.style.transform = `scaleX(${(status.copied ?? 0) / 100})`
  }
}

function endText(minutesLeft: number): string {
  return t('schedule.copyEnds', { time: timeOfDayIn(new Date(Date.now() + minutesLeft * 60_000).toISOString(), zone) })
}
