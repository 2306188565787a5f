import { expect, type Page } from '@playwright/test'
import { gallery, openState, type Shown } from '../fixtures/gallery'
import { choose, fileOf } from '../fixtures/sheet-import'
import { staticGraph } from '../package/dist'

/** A way through an element: a state of the gallery, and what a person does there. */
export interface Way {
  readonly shown: Shown
  /** What is fetched ahead on other ways as well, and wanted on this one. */
  readonly wants?: RegExp
  steps?(page: Page): Promise<void>
}

async function importSheet(page: Page): Promise<void> {
  await choose(page, fileOf('depot-list.xlsx'))
  await expect(page.getByRole('region', { name: 'Import preview' }).locator('.import-summary')).toBeVisible()
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** What no state of the gallery does. */
const more: readonly Way[] = [
  { shown: { element: 'shipments', state: 'ready' }, steps: press('Export') },
  { shown: { element: 'shipments', state: 'ready' }, steps: press('Paste') },
  {
    shown: { element: 'shipments', state: 'ready' },
    wants: /stores-|sheet-parts/,
    steps: importSheet,
  },
  {
    shown: { element: 'shipments', state: 'ready' },
    steps: page => page.getByRole('checkbox').nth(1).click(),
  },
  { shown: { element: 'shipments', state: 'ready' }, wants: /Opened-/, steps: press(/^Details of/) },
  { shown: { element: 'work-orders', state: 'order opened' }, wants: /Opened-/, steps: press(/^Details of/) },
  { shown: { element: 'reports', state: 'ready' }, wants: /surfaces-/, steps: press('Open calendar') },
  { shown: { element: 'calendar', state: 'ready' }, steps: press('Export') },
]

/** What a state of the gallery wants, by its name. */
const wants: Readonly<Record<string, RegExp>> = {
  duplicate: /DuplicateScreen/,
  opened: /OpenedScreen/,
  expanded: /Opened-/,
}

/** Every way through an element. */
export const waysThrough = (element: string): readonly Way[] => [
  ...gallery
    .filter(shown => shown.element === element)
    .map(shown => ({ shown, ...(wants[shown.state] && { wants: wants[shown.state] }) })),
  ...more.filter(({ shown }) => shown.element === element),
]

/** Goes a way to its end. */
export async function go(page: Page, site: string, { shown, steps }: Way): Promise<void> {
  await openState(page, site, shown)
  await steps?.(page)
}

/** The first way on which each file is asked for, or the one on which it is wanted. */
export function wantedOn(asked: ReadonlyMap<Way, ReadonlySet<string>>): Map<string, Way> {
  const ways = new Map<string, Way>()
  for (const [way, files] of asked)
    for (const file of files) {
      const isWanted = partsWith(file, files).some(part => way.wants?.test(part))
      if (isWanted || !ways.has(file)) ways.set(file, way)
    }
  return ways
}

/** A file and those that bring it along. */
const partsWith = (file: string, files: Iterable<string>) => [...files].filter(other => staticGraph(other).has(file))

/**
 * Without it a person lacks nothing: English is spoken.
 */
const missedByNobody = /^chunks\/pseudo-/

/** The gallery's back end runs in the page: its schemas come late there, with a rule of the sheets, and with none of the elements. */
const ofBackEnd = /^testing\//

/** Whether a file comes with nothing else; one without a name of its own is a piece of those that bring it along. */
const comesWith = (parts: RegExp) => (file: string, files: Iterable<string>) => {
  const named = partsWith(file, files).filter(part => !/\/[\w-]{7}\.js$/.test(part))
  return named.length > 0 && named.every(part => parts.test(part))
}

export const isMissedByNobody = comesWith(missedByNobody)
export const isOfBackEnd = comesWith(ofBackEnd)
