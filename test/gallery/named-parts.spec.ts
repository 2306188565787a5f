import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { clearStorage, gallery, openState, test } from '../fixtures/gallery'

interface Declared {
  readonly tagName?: string
  readonly cssParts?: readonly { readonly name: string }[]
}

const manifest: { modules: { declarations?: Declared[] }[] } = JSON.parse(
  readFileSync(new URL('../../dist/custom-elements.json', import.meta.url), 'utf8'),
)
const declared = manifest.modules.flatMap(({ declarations = [] }) => declarations)

/**
 * Returns the names of the parts that a host's sheet can reach in an element, including exported parts of other
 * elements.
 */
function partsIn(page: Page, tag: string): Promise<string[]> {
  return page.evaluate(name => {
    const root = document.querySelector(name)?.shadowRoot
    const found = [...(root?.querySelectorAll('[part], [exportparts]') ?? [])].flatMap(each => [
      ...each.part,
      ...(each.getAttribute('exportparts') ?? '').split(',').map(part => part.trim()),
    ])
    return [...new Set(found)].filter(part => part !== '')
  }, tag)
}

for (const element of new Set(gallery.map(shown => shown.element)))
  test(`${element} has the parts that are documented, and no others`, async ({ page, site }) => {
    const tag = `reeldock-${element}`
    const found = new Set<string>()
    await clearStorage(page)
    for (const shown of gallery.filter(each => each.element === element)) {
      await openState(page, site, shown)
      for (const part of await partsIn(page, tag)) found.add(part)
    }
    const documented = declared.find(each => each.tagName === tag)?.cssParts?.map(({ name }) => name)
    expect([...found].sort()).toEqual([...(documented ?? [])].sort())
  })
