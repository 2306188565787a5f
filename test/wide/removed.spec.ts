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

/** What the page has done so far, and what it still holds. */
const doings = (page: Page) =>
  page.evaluate(() => {
    const { timers, timersSet, openSockets, traffic } = window as unknown as RemovedPage
    return { ...traffic(), timersSet, timers: timers.size, open: openSockets() }
  })

/** Puts an element into the page, and answers when it has shown what it is for. */
const show = (page: Page, name: string) =>
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

/** A minute goes by in which nothing is done: no call, no timer, no socket. */
async function expectSilence(page: Page): Promise<void> {
  // What takes an element down may end in tasks of its own.
  await page.clock.runFor(1000)
  const before = await doings(page)
  expect(before).toMatchObject({ timers: 0, open: 0 })
  await page.clock.runFor(60_000)
  expect(await doings(page)).toEqual(before)
}

test.beforeEach(async ({ page, site }) => {
  await page.clock.install({ time: '2026-03-11T17:30:00Z' })
  await openMounts(page, site)
})

/** A session is looked at with what stands in it, below. */
const names = readdirSync(`${dist}elements`)
  .filter(file => file.endsWith('.js'))
  .map(file => file.slice(0, -3))
  .filter(name => name !== 'session')
/** The notifications are never ready: they have nothing to read. */
const readers = names.filter(name => name !== 'notifications')

for (const name of names)
  test(`<reeldock-${name}> does nothing once it was removed`, async ({ page }) => {
    await show(page, name)
    await page.evaluate(() => document.querySelector('main')?.replaceChildren())
    await expectSilence(page)
  })

for (const order of ['the session is removed, then its portal ends', 'its portal ends, then the session is removed'])
  test(`nothing is done once ${order}`, async ({ page }) => {
    await page.evaluate(
      async ([given, attributes]) => {
        const { session, end } = (window as unknown as RemovedPage).openSession()
        const ready = given.map(name => {
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
    expect((await doings(page)).called).toBeGreaterThan(0)
    const steps = order.startsWith('its portal') ? ['end()', 'session.remove()'] : ['session.remove()', 'end()']
    for (const step of steps) {
      await page.evaluate(step)
      // What stands in the page hears of it.
      await page.clock.runFor(1000)
    }
    await expectSilence(page)
  })
