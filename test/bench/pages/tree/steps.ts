import { countFound } from '../../../../core/service-areas/tree'
import type { Places } from '../../../../core/service-areas/types'
import type { Contender } from '../../types'
import { isInSight, press, type Stage, t, type } from '../stage'
import { until } from '../until-drawn'
import { searchTexts } from './world'

interface Tree {
  stage: Stage
  places: Places
  draw(): void
  /** The selector of the scrolling box. */
  box: string
  /** The selector of the element that receives keys. */
  keys: string
}

/** Returns the steps for both trees, which have the same rows and react to the same pointer and keys. */
export function stepsOf({ stage, places, draw, box, keys }: Tree): Contender {
  const inSight = () =>
    stage
      .all('.tree-item')
      .filter(row => isInSight(row, stage.get(box)))
      .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
  const rowAt = (index: number) => {
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
      // Every second turn closes the row of the turn before.
      'open one': async turn => arrow(rowAt(Math.floor(turn / 2) % 4)),
      'open all': async () => {
        rowAt(0).click()
        stage.get(keys).focus()
        press(stage.get(keys), '*')
      },
      scroll: async () => {
        stage.get(box).scrollTop += 640
      },
      // Scroll to the top first: after rows disappear, the trees keep different positions. Both trees defer their results.
      search: async turn => {
        const wanted = searchTexts[turn] ?? ''
        const found = t('areas.foundAll', { count: countFound(places, wanted) })
        stage.get(box).scrollTop = 0
        type(stage.get('input[type=search]') as HTMLInputElement, wanted)
        await until(() => stage.get('[role=status]').textContent === found, found)
      },
      tick: async turn => rowAt(turn).click(),
    },
    shown: () =>
      inSight()
        .map(row => {
          const textOf = (selector: string) => row.querySelector(selector)?.textContent ?? ''
          const state = row.querySelector<HTMLElement>('.tree-tick')?.dataset.state
          return `${state} ${textOf('.tree-name')} ${textOf('.area-note, .area-excluded')}`
        })
        .join('\n'),
  }
}
