import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/gallery'
import { openMounts, shownAs } from '../fixtures/mounts'
import { dist } from '../package/dist'

interface RemovedPage {
  timers: Set<number>
  timersSet: number
  openSockets(): number
  traffic(): { called: number; opened: number }
  openSession(): { session: HTMLElement; end(): void }
}

/** Returns the activity of the page so far, and its remaining resources. */
const readActivity = (page: Page) =>
  page.evaluate(() => {
    const { timers, timersSet, openSockets, traffic } = window as unknown as RemovedPage
    return { ...traffic(), timersSet, timers: timers.size, open: openSockets() }
  })

/** Adds an element to the page and waits until it shows its content. */
const showElement = (page: Page, name: string) =>
  page.evaluate(
    async ([tag, attributes, isReader]) => {
      const element = document.createElement(tag)
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
      const ready = new Promise(resolve => element.addEventListener('reeldock-ready', resolve, { once: true }))
      document.querySelector('main')?.append(element)
      if (isReader) await ready
      while (!element.shadowRoot?.querySelector('.screen')) await new Promise(resolve => requestAnimationFrame(resolve))
    },
    [`reeldock-${name}`, shownAs[name] ?? {}, readers.includes(name)] as const,
  )

/** Expects a minute without activity: no call, no timer, no socket. */
async function expectSilence(page: Page): Promise<void> {
  // The removal of an element may end in later tasks.
  await page.clock.runFor(1000)
  const before = await readActivity(page)
  expect(before).toMatchObject({ timers: 0, open: 0 })
  await page.clock.runFor(60_000)
  expect(await readActivity(page)).toEqual(before)
}

test.beforeEach(async ({ page, site }) => {
  await page.clock.install({ time: '2026-03-11T17:30:00Z' })
  await openMounts(page, site)
})

/** The elements of the tests. A separate test below checks a session with its content. */
const names = readdirSync(`${dist}elements`)
  .filter(file => file.endsWith('.js'))
  .map(file => file.slice(0, -3))
  .filter(name => name !== 'session')
/** The notifications are never ready, because they read nothing. */
const readers = names.filter(name => name !== 'notifications')

for (const name of names)
  test(`<reeldock-${name}> does nothing after its removal`, async ({ page }) => {
    await showElement(page, name)
    await page.evaluate(() => document.querySelector('main')?.replaceChildren())
    await expectSilence(page)
  })

for (const order of ['the session is removed, then its portal ends', 'its portal ends, then the session is removed'])
  test(`all activity stops when ${order}`, async ({ page }) => {
    await page.evaluate(
      async ([names, attributes]) => {
        const { session, end } = (window as unknown as RemovedPage).openSession()
        const ready = names.map(name => {
          const element = document.createElement(`reeldock-${name}`)
          for (const [attribute, value] of Object.entries(attributes[name] ?? {}))
            element.setAttribute(attribute, value)
          session.append(element)
          return new Promise(resolve => element.addEventListener('reeldock-ready', resolve, { once: true }))
        })
        document.querySelector('main')?.append(session)
        await Promise.all(ready)
        Object.assign(window, { session, end })
      },
      [readers, shownAs] as const,
    )
    expect((await readActivity(page)).called).toBeGreaterThan(0)
    const steps = order.startsWith('its portal') ? ['end()', 'session.remove()'] : ['session.remove()', 'end()']
    for (const step of steps) {
      await page.evaluate(step)
      // The elements in the page receive the change.
      await page.clock.runFor(1000)
    }
    await expectSilence(page)
  })
