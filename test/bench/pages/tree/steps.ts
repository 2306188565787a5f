import type { Contender } from '../../types'
import { isInSight, press, type Stage, type } from '../stage'
import { typed } from './world'

interface Tree {
  stage: Stage
  draw(): void
  /** The box that scrolls, and the one that hears keys. */
  box: string
  keys: string
}

/** Both trees have the same rows and answer to the same pointer and keys: the steps are the same. */
export function stepsOf({ stage, draw, box, keys }: Tree): Contender {
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
      mount: async () => draw(),
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
      // From the top: where a tree stands once rows have gone is its own affair.
      search: async turn => {
        stage.get(box).scrollTop = 0
        type(stage.get('input[type=search]') as HTMLInputElement, typed[turn] ?? '')
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
