import { expect, type Page } from '@playwright/test'
import { openState, test } from '../fixtures/gallery'

const element = 'service-areas'
const tree = (page: Page) => page.getByRole('tree', { name: 'Places' })
const item = (page: Page, name: string) => tree(page).getByRole('treeitem', { name })

/** Returns the active row as a screen reader reads it: name, level, position, number of rows, state. */
function activeRow(page: Page): Promise<string> {
  return tree(page).evaluate(box => {
    const root = box.getRootNode() as ShadowRoot
    const row = root.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    if (row === null) return 'nothing'
    const { ariaLevel, ariaPosInSet, ariaSetSize, ariaChecked, ariaExpanded } = row
    const state = `${ariaChecked}${ariaExpanded === null ? '' : ariaExpanded === 'true' ? ' open' : ' closed'}`
    return `${row.querySelector('.tree-name')?.textContent}, level ${ariaLevel}, ${ariaPosInSet} of ${ariaSetSize}, ${state}`
  })
}

test('the tree is read out with level and state', async ({ page, site }) => {
  await openState(page, site, { element, state: 'ready' })
  await expect(tree(page)).toMatchAriaSnapshot(`
    - tree "Places":
      - treeitem "United States 49 of 51" [checked=mixed] [expanded] [level=1]
      - treeitem "Alabama" [checked] [level=2]
      - treeitem "Alaska Excluded" [level=2]
      - treeitem "Arizona" [checked] [level=2]
  `)
  await expect(page.getByRole('region', { name: 'Coverage' })).toMatchAriaSnapshot(`
    - region "Coverage":
      - paragraph: Coverage
      - status: All of the United States except Alaska and Hawaii; 1 city excluded. Québec in Canada
  `)
})

test('changes are read out as one sentence and a list', async ({ page, site }) => {
  await openState(page, site, { element, state: 'changed' })
  await expect(page.getByRole('region', { name: 'What will change' })).toMatchAriaSnapshot(`
    - region "What will change":
      - status: 1 added, 1 other change
      - list:
        - listitem: /Added Mexico/
        - listitem:
          - text: Time United States
          - deletion: 1 day
          - text: becomes
          - insertion: 4 days
  `)
})

test('the keys of the ARIA pattern move through the tree, and each row is read out with level, position and state', async ({
  page,
  site,
}) => {
  await openState(page, site, { element, state: 'electronic' })
  await page.getByRole('tab', { name: /Drive/ }).click()
  await tree(page).focus()
  const steps: readonly [keys: string, expected: string][] = [
    ['Home', 'United States, level 1, 1 of 4, mixed closed'],
    ['ArrowRight', 'United States, level 1, 1 of 4, mixed open'],
    ['ArrowRight', 'Alabama, level 2, 1 of 51, true closed'],
    ['ArrowDown', 'Alaska, level 2, 2 of 51, false closed'],
    ['ArrowUp', 'Alabama, level 2, 1 of 51, true closed'],
    ['ArrowLeft', 'United States, level 1, 1 of 4, mixed open'],
    ['End', 'United Kingdom, level 1, 4 of 4, false closed'],
    ['n', 'Nebraska, level 2, 28 of 51, true closed'],
    ['Home', 'United States, level 1, 1 of 4, mixed open'],
    ['n e w Space j', 'New Jersey, level 2, 31 of 51, true closed'],
    ['Enter', 'New Jersey, level 2, 31 of 51, false closed'],
    ['Space', 'New Jersey, level 2, 31 of 51, true closed'],
    ['ArrowLeft', 'United States, level 1, 1 of 4, mixed open'],
    ['ArrowLeft', 'United States, level 1, 1 of 4, mixed closed'],
    ['ArrowLeft', 'United States, level 1, 1 of 4, mixed closed'],
    ['*', 'United States, level 1, 1 of 4, mixed open'],
    ['c', 'California, level 2, 5 of 51, true closed'],
  ]
  for (const [keys, expected] of steps) {
    for (const key of keys.split(' ')) await page.keyboard.press(key)
    await expect.poll(() => activeRow(page), keys).toBe(expected)
  }
  for (const name of ['United States', 'Canada', 'Mexico', 'United Kingdom']) {
    await page.keyboard.press('Home')
    await page.keyboard.type(name, { delay: 5 })
    await expect(item(page, name).first(), `* opens ${name}`).toHaveAttribute('aria-expanded', 'true')
  }
})

test('a search covers the loaded places and loads the others on demand', async ({ page, site }) => {
  await openState(page, site, { element, state: 'electronic' })
  const search = page.getByRole('searchbox', { name: 'Country, province or city' })
  // Places load level by level: all provinces are loaded, but not all cities.
  await search.fill('jalisco')
  await expect(item(page, 'Jalisco')).toHaveAttribute('aria-level', '2')
  await search.fill('guadalajara')
  await expect(item(page, 'Guadalajara')).toHaveCount(0)
  const foot = page.getByRole('status').filter({ hasText: 'found so far' })
  await expect(foot).toContainText('0 found so far')
  const more = page.getByRole('button', { name: 'Load more places' })
  await more.click()
  await expect(item(page, 'Guadalajara')).toHaveAttribute('aria-level', '3')
  // All places are loaded, so the count is final.
  await expect(page.getByRole('status').filter({ hasText: /^1 found$/ })).toBeVisible()
})
