import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '../fixtures/gallery'
import { mount, openMounts, readResources } from '../fixtures/mounts'
import { dist } from '../package/dist'

const mounts = 200
const atOnce = 25

const elements = readdirSync(`${dist}elements`).filter(file => file.endsWith('.js'))
for (const name of elements.map(file => file.slice(0, -3)))
  test(`<reeldock-${name}>: ${mounts} mounts leave nothing behind`, async ({ page, site }) => {
    await openMounts(page, site)
    await mount(page, name, 2 * atOnce, atOnce)
    const before = await readResources(page)
    const fullest = await mount(page, name, mounts, atOnce)
    const after = await readResources(page)
    console.log(`${name}, ${fullest} nodes each: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
    if (name !== 'session') expect(fullest).toBeGreaterThan(3)
    expect(after.timers).toBeLessThanOrEqual(before.timers)
    expect(after.sockets).toBeLessThanOrEqual(before.sockets)
    // The limit is one for each hundred mounts: it catches growth with each mount, and allows a cache that fills up
    // once.
    expect(after.nodes - before.nodes).toBeLessThan(mounts / 10)
    expect(after.listeners - before.listeners).toBeLessThan(mounts / 100)
  })
