import { countFound } from '../../../../core/service-areas/tree'
import type { Places } from '../../../../core/service-areas/types'
import type { Contender } from '../../types'
import { until } from '../drawn'
import { isInSight, press, type Stage, t, type } from '../stage'
import { typed } from './world'

interface Tree {
  stage: Stage
  places: Places
  draw(): void
  /** The box that scrolls, and the one that hears keys. */
  box: string
  keys: string
}

/** Both trees have the same rows and answer to the same pointer and keys: the steps are the same. */
export function stepsOf({ stage, places, draw, box, keys }: Tree): Contender {
  const inSight = () =>
    stage
      .all('.tree-item')
      .filter(row => isInSight(row, stage.get(box)))
      .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
  const at = (index: number) => {
    const rows = inSight()
    const row = rows[index % rows.length]
    if (row === undefined) throw new Error('no row is in sight')
    return row
  }
  const arrow = (row: HTMLElement) => row.querySelector<HTMLElement>('.tree-arrow')?.click()
  return {
    steps: {
      mount: async () => {
        draw()
        await until(() => inSight().length > 0, 'the rows')
      },
      // Every second turn closes what the one before has opened.
      'open one': async turn => arrow(at(Math.floor(turn / 2) % 4)),
      'open all': async () => {
        at(0).click()
        stage.get(keys).focus()
        press(stage.get(keys), '*')
      },
      scroll: async () => {
        stage.get(box).scrollTop += 640
      },
      // From the top: where a tree stands once rows have gone is its own affair. Both put off what they find.
      search: async turn => {
        const wanted = typed[turn] ?? ''
        const found = t('areas.foundAll', { count: countFound(places, wanted) })
        stage.get(box).scrollTop = 0
        type(stage.get('input[type=search]') as HTMLInputElement, wanted)
        await until(() => stage.get('[role=status]').textContent === found, found)
      },
      tick: async turn => at(turn).click(),
    },
    shown: () =>
      inSight()
        .map(row => {
          const words = (of: string) => row.querySelector(of)?.textContent ?? ''
          const state = row.querySelector<HTMLElement>('.tree-tick')?.dataset.state
          return `${state} ${words('.tree-name')} ${words('.area-note, .area-excluded')}`
        })
        .join('\n'),
  }
}
