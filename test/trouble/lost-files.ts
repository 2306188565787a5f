import type { Page } from '@playwright/test'
import { gallery, openState, type Shown } from '../fixtures/gallery'

/** A way through an element: a state of the gallery, and what a person does there. */
export interface Way {
  readonly shown: Shown
  steps?(page: Page): Promise<void>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const openedRow: Way = {
  shown: { element: 'shipments', state: 'ready' },
  steps: page =>
    page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click(),
}

/** What no state of the gallery does. */
const more: readonly Way[] = [
  { shown: { element: 'shipments', state: 'ready' }, steps: press('Export') },
  { shown: { element: 'shipments', state: 'ready' }, steps: press('Paste') },
  {
    shown: { element: 'shipments', state: 'ready' },
    steps: page => page.getByRole('checkbox').nth(1).click(),
  },
  {
    shown: { element: 'shipments', state: 'ready' },
    steps: page => page.getByRole('searchbox').fill('no such theatre'),
  },
  { shown: { element: 'reports', state: 'ready' }, steps: press('Choose from a calendar') },
  { shown: { element: 'calendar', state: 'ready' }, steps: press('Export') },
  openedRow,
]

/** Every way through an element. */
export const waysThrough = (element: string): readonly Way[] => [
  ...gallery.filter(shown => shown.element === element).map(shown => ({ shown })),
  ...more.filter(({ shown }) => shown.element === element),
]

/** Goes a way to its end. */
export async function go(page: Page, site: string, { shown, steps }: Way): Promise<void> {
  await openState(page, site, shown)
  await steps?.(page)
}

/** Files that are fetched before they are wanted, by their names, and the way on which they are. */
const wanted: readonly (readonly [RegExp, string])[] = [
  [/DaysPanel/, 'range chosen'],
  [/DuplicateScreen/, 'duplicate'],
  [/OpenedScreen/, 'opened'],
  [/Opened-/, 'expanded'],
]

/** The first way on which a file is asked for, or the one on which it is wanted. */
export function wantedOn(file: string, way: Way, before: Way | undefined): Way {
  const state = wanted.find(([name]) => name.test(file))?.[1]
  const isWanted = way.shown.state === state || (/Opened-/.test(file) && way === openedRow)
  return !before || isWanted ? way : before
}

/**
 * Without these a person lacks nothing: a surface stands below its anchor, English is spoken, what was typed is kept
 * with the next key; and what has no name of its own may belong to what is fetched before it is wanted.
 */
export function isMissedByNobody(file: string): boolean {
  return /^chunks\/((place|pseudo|keeping|api|updated)-|[\w-]{7}\.js$)/.test(file)
}
