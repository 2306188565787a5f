import type { Page } from '@playwright/test'

/** Opens the playground with what an address asks for. */
export async function open(page: Page, site: string, asked: Record<string, string> = {}) {
  await page.goto(`${site}/demo/gallery/index.html?${new URLSearchParams({ play: '', ...asked })}`)
  await page.locator('html[data-settled]').waitFor()
}

/** A file of the code that is shown. */
export const code = (page: Page, file: string) => page.getByRole('region', { name: file })

/** Serves the files that the playground shows, and opens their page. */
export async function openCopied(page: Page, site: string) {
  const files = new Map<string, string>()
  for (const name of ['page.html', 'page.css', 'page.js']) {
    const shown = code(page, name)
    files.set(name, (await shown.isVisible()) ? await shown.innerText() : '')
  }
  const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' }
  await page.route(/\/page\.(html|css|js)$/, route => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const type = types[name.split('.')[1] as keyof typeof types]
    return route.fulfill({ contentType: type, body: files.get(name) ?? '' })
  })
  await page.goto(`${site}/page.html`)
}
