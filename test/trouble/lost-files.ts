import { expect, type Page } from '@playwright/test'
import { gallery, openState, type Shown } from '../fixtures/gallery'
import { choose, fileOf } from '../fixtures/sheet-import'
import { staticGraph } from '../package/dist'

/** A task in an element: a state of the gallery and the steps of a user. */
export interface Way {
  readonly shown: Shown
  /** Matches files that this task needs, and that other tasks only prefetch. */
  readonly wants?: RegExp
  steps?(page: Page): Promise<void>
}

async function importSheet(page: Page): Promise<void> {
  await choose(page, fileOf('depot-list.xlsx'))
  await expect(page.getByRole('region', { name: 'Import preview' }).locator('.import-summary')).toBeVisible()
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Tasks that no state of the gallery covers. */
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

/** The files that a state of the gallery needs, by its name. */
const wants: Readonly<Record<string, RegExp>> = {
  duplicate: /DuplicateScreen/,
  opened: /OpenedScreen/,
  expanded: /Opened-/,
}

/** Returns every task of an element. */
export const waysThrough = (element: string): readonly Way[] => [
  ...gallery
    .filter(shown => shown.element === element)
    .map(shown => ({ shown, ...(wants[shown.state] && { wants: wants[shown.state] }) })),
  ...more.filter(({ shown }) => shown.element === element),
]

/** Runs a task to its end. */
export async function go(page: Page, site: string, { shown, steps }: Way): Promise<void> {
  await openState(page, site, shown)
  await steps?.(page)
}

/** Returns, for each file, the task that needs it, or the first task that requests it. */
export function wantedOn(asked: ReadonlyMap<Way, ReadonlySet<string>>): Map<string, Way> {
  const ways = new Map<string, Way>()
  for (const [way, files] of asked)
    for (const file of files) {
      const isWanted = partsWith(file, files).some(part => way.wants?.test(part))
      if (isWanted || !ways.has(file)) ways.set(file, way)
    }
  return ways
}

/** Returns the files that import a file, including the file itself. */
const partsWith = (file: string, files: Iterable<string>) => [...files].filter(other => staticGraph(other).has(file))

/** The pseudo-language, whose loss leaves the page in English. */
const optional = /^chunks\/pseudo-/

/**
 * Files of the in-memory server, which runs in the page. They include schemas and a rule of the sheets that are loaded
 * late and by no element.
 */
const ofBackEnd = /^testing\//

/**
 * Returns whether a file only loads together with matching parts. A file without a name is a piece of the files that
 * import it.
 */
const comesWith = (parts: RegExp) => (file: string, files: Iterable<string>) => {
  const named = partsWith(file, files).filter(part => !/\/[\w-]{7}\.js$/.test(part))
  return named.length > 0 && named.every(part => parts.test(part))
}

export const isOptional = comesWith(optional)
export const isOfBackEnd = comesWith(ofBackEnd)
