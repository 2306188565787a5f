import { bayStatus } from '../../../../core/appliances/rules'
import type { DockBay, Fleet } from '../../../../core/appliances/types'
import { percentText } from '../../../../elements/kit/feedback/Progress'
import type { Contender } from '../../types'
import { drawn, task } from '../drawn'
import { t } from '../stage'
import { openAppliances, shownIn, View } from './scene'
import { openFleet, sendings, setTick, settled, untilNextTick } from './world'

const ticks = 40

/** The same markup as the suite's, with `content-visibility`; what changed in a bay is written straight into it. */
export async function make(size: number): Promise<Contender> {
  const sent = sendings(size, ticks)
  setTick(0)
  const store = openFleet(sent[0]?.list ?? '')
  for (let tick = 1; tick <= settled; tick += 1) {
    setTick(tick)
    await store.poll(sent[tick]?.status ?? '')
  }
  const stage = openAppliances()
  stage.draw(<View fleet={store.fleet} />)
  await drawn()
  // Nothing of React's is left in it.
  const copy = stage.box.cloneNode(true) as HTMLElement
  stage.box.replaceWith(copy)
  const slots = [...copy.querySelectorAll<HTMLElement>('.slot')]
  const bays = store.fleet.docks.map((dock, at) =>
    dock.bays.map((_, bay) => writer(slots[at * dock.bays.length + bay] ?? copy)),
  )
  const write = (before: Fleet, after: Fleet) =>
    after.docks.forEach((dock, at) => {
      if (dock === before.docks[at]) return
      dock.bays.forEach((bay, index) => {
        if (bay !== before.docks[at]?.bays[index]) bays[at]?.[index]?.(bay)
      })
    })
  let calls = 0
  let tick = settled
  const next = () => {
    tick += 1
    setTick(tick)
    return sent[tick]
  }
  return {
    steps: {
      poll: async () => {
        calls += 1
        if (calls <= settled) return
        const before = store.fleet
        write(before, await store.poll(next()?.status ?? ''))
        await untilNextTick(size, tick)
      },
      events: async () => {
        for (const message of next()?.events ?? []) {
          const before = store.fleet
          write(before, store.hear(message))
          await task()
        }
        await untilNextTick(size, tick)
      },
    },
    shown: () => shownIn(stage.root),
  }
}

/** Writes a bay into its slot: the texts that can change, the bar of the copy, and its name. */
function writer(slot: HTMLElement): (bay: DockBay) => void {
  const part = (selector: string) => slot.querySelector<HTMLElement>(selector)
  const words = [part('.slot-state'), part('.slot-detail'), part('.slot-percent'), part('.slot-note')]
  const texts = words.map(element => element?.lastChild ?? null)
  const bar = part('.time-bar')
  const done = part('.time-bar-done')
  return bay => {
    const status = bayStatus(bay)
    const step = status.step ?? 1
    const percent = percentText(status.copied ?? 0, t.locale)
    const said = [
      t.text(status.word),
      status.detail ? t.text(status.detail.words) : '',
      percent,
      bay.minutesLeft === null ? t('appliances.estimating') : '',
    ]
    texts.forEach((node, at) => {
      const text = said[at] ?? ''
      if (node === null ? text !== '' : false) throw new Error(`there is no place for ${text}`)
      if (node !== null && node.nodeValue !== text) node.nodeValue = text
    })
    bar?.setAttribute('aria-label', t('appliances.stepAt', { step, percentage: percent }))
    if (done) done.style.transform = `scaleX(${(status.copied ?? 0) / 100})`
  }
}
