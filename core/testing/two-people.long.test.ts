import { expect } from 'chai'
import fc from 'fast-check'
import { areas } from '../../test/fixtures/page/areas-desk'
import { type moves, type Step, steps } from '../../test/fixtures/page/desk-steps'
import { type Ask, company, type Desk, days, drives, rowsDesk } from '../../test/fixtures/page/desks'
import { gatedNetwork } from '../../test/fixtures/page/gated-fetch'
import { registrations } from '../../test/fixtures/page/registration-desk'
import { reviewedBackend } from '../../test/fixtures/page/reviewed-backend'
import { until } from '../../test/fixtures/page/wait'
import { withoutVersions } from '../../test/fixtures/page/without-versions'
import type { SaveScope } from '../drafts/form-options'
import { createPortal, type Portal } from '../portal/portal'
import { session } from '../session/store'
import type { ScenarioName } from './scenarios'

type Making<Area> = (ask: Ask) => Promise<Desk<Area>> | Desk<Area>

/** Resolves when the handlers of the last events have run. */
const settle = () => new Promise(resolve => setImmediate(resolve))

interface Setup<Area> {
  readonly make: Making<Area>
  readonly scenario: ScenarioName
  readonly hasVersions: boolean
  readonly hasKeys: boolean
}

async function play<Area>({ make, scenario, hasVersions, hasKeys }: Setup<Area>, list: readonly Step[]): Promise<void> {
  const backend = reviewedBackend(scenario)
  const net = gatedNetwork()
  const { fetch, bases } = backend.options
  const authorization = `Bearer ${backend.options.token}`
  const ask: Ask = async (path, base = 'main') =>
    (await fetch(`${bases[base]}/${path}`, { headers: { authorization } })).json()
  const desk = await make(ask)
  const { unguarded } = desk
  const direct: typeof fetch = (input, init) => fetch(String(input).replace('//two.', '//'), init)
  const serverFetch = hasVersions ? direct : withoutVersions(direct, unguarded && (body => unguarded(ask, body)))
  const record = () => desk.record(ask)
  /**
   * The history of each cell, oldest first: each text that the server had, the person who wrote it, and the count of
   * texts that this person had read before.
   */
  const history = desk.texts.map(() => [] as { text: string; by: number; read: number }[])
  const heldNow = () => history.map(all => all.length)
  const people = [0, 1].map(no => {
    let chain = Promise.resolve()
    const note = async (read: readonly number[]) => {
      for (const [index, text] of (await record()).entries())
        if (history[index]?.at(-1)?.text !== text) history[index]?.push({ text, by: no, read: read[index] ?? 0 })
    }
    async function reach(...call: Parameters<typeof fetch>): Promise<Response> {
      const { read } = person
      let held = read
      const through = net.through(
        (...same) => {
          held = heldNow()
          return serverFetch(...same)
        },
        () => {
          chain = chain.then(() => note(read))
        },
      )
      const answer = await through(...call)
      if (new URL(String(call[0])).pathname.endsWith(desk.path))
        person.read = held.map((count, cell) => Math.max(count, person.read[cell] ?? 0))
      return answer
    }
    const person = {
      no,
      /**
       * For each cell, the count of texts that the last save had read, or that existed when it was pressed. A save must
       * read these texts before it writes.
       */
      read: heldNow(),
      isOffline: false,
      portal: null as unknown as Portal,
      area: null as Area,
      open() {
        person.portal = createPortal({
          ...backend.options,
          features: { idempotencyKeys: hasKeys },
          // Drafts are stored by back end. Different addresses make these two people, instead of two windows of one.
          bases: no === 0 ? bases : { ...bases, main: bases.main.replace('//', '//two.') },
          fetch: (input, init) => (person.isOffline ? Promise.reject(new TypeError('away')) : reach(input, init)),
        })
        person.portal.hold(desk.area, desk.key ?? '')
        person.area = person.portal.use(desk.area, desk.key ?? '')
      },
      noted: () => chain,
      /** The contents on the screen by cell, and those on which the person last decided. */
      seen: desk.texts.map(() => new Set<string>()),
      decided: desk.texts.map(() => new Set<string>()),
      /** The edits that are neither saved nor discarded. */
      typed: new Map<number, string>(),
    }
    person.open()
    return person
  })
  type Person = (typeof people)[number]
  const isReady = ({ portal, area }: Person) => portal.use(session).account.value !== null && desk.isReady(area)
  /** Returns the contents that a person sees; none while the page is read. */
  const lookOf = (person: Person) => (isReady(person) ? desk.look(person.area) : [])
  const look = () => {
    for (const person of people)
      for (const [cell, { shown, theirs }] of lookOf(person).entries()) {
        person.seen[cell]?.add(shown)
        if (theirs !== null) person.seen[cell]?.add(theirs)
      }
  }
  /** Performs an action of a person, and records the texts on which it was based. */
  function decide(person: Person, act: (area: Area) => void): void {
    look()
    const before = lookOf(person)
    act(person.area)
    for (const [cell, { shown, theirs, isTyped }] of lookOf(person).entries()) {
      if (before[cell]?.shown === shown && before[cell]?.theirs === theirs) continue
      person.decided[cell] = new Set(person.seen[cell])
      if (isTyped) person.typed.set(cell, shown)
      else person.typed.delete(cell)
    }
  }
  const checked = desk.texts.map(() => 1)
  async function check(): Promise<void> {
    await settle()
    for (const { noted } of people) await noted()
    look()
    for (const [cell, all] of history.entries())
      for (let index = checked[cell] ?? 1; index < all.length; index += 1) {
        checked[cell] = index + 1
        const [before, now] = [all[index - 1], all[index]]
        if (!before || !now || before.by === now.by) continue
        // Without versions nothing reveals a write between the read of a save and the write of that save.
        if (!hasVersions && index - 1 >= now.read) continue
        expect([...(people[now.by]?.decided[cell] ?? [])], `cell ${cell}: overwritten unseen`).to.include(before.text)
      }
    for (const person of people)
      for (const [cell, { shown, saved }] of lookOf(person).entries()) {
        const text = person.typed.get(cell)
        if (text === undefined || (shown === text && saved !== text)) continue
        const wasThere = saved === text || history[cell]?.some(held => held.text === text)
        expect(wasThere, `cell ${cell} of ${person.no}: ${text} is gone`).to.equal(true)
        person.typed.delete(cell)
      }
  }
  /** The requests of each person that have not ended. */
  const inFlight = new Map<Promise<unknown>, Person>()
  const run = (person: Person, task: Promise<unknown>) => {
    const ended = task.finally(() => inFlight.delete(ended))
    inFlight.set(ended, person)
  }
  /** Continues until all requests have ended. */
  const drain = async () => {
    while (inFlight.size > 0 || !net.isQuiet()) {
      await net.step({ pick: 0, fault: 'none' })
      await check()
    }
  }
  /** Lets the reviewer decide. Days pass until then, so all requests end before. */
  const review = async () => {
    if (!desk.review) return
    await drain()
    await desk.review(backend)
    for (const person of people) run(person, desk.read(person.area))
    await drain()
  }
  const save = (person: Person, scope: SaveScope) => {
    person.read = heldNow()
    run(person, desk.save(person.area, scope))
  }
  const moveOf: Record<(typeof moves)[number] | 'offline' | 'online' | 'reload', (person: Person) => void> = {
    read: person => run(person, desk.read(person.area)),
    save: person => save(person, 'all'),
    'send now': person => save(person, 'unsent'),
    mine: person => decide(person, desk.keepMine),
    theirs: person => decide(person, desk.takeTheirs),
    undo: person => decide(person, area => desk.undo?.(area)),
    redo: person => decide(person, area => desk.redo?.(area)),
    discard: person => decide(person, desk.discard),
    offline(person) {
      person.isOffline = true
    },
    online(person) {
      person.isOffline = false
    },
    reload(person) {
      person.portal.end()
      for (const [task, of] of inFlight) if (of === person) inFlight.delete(task)
      person.open()
    },
  }
  try {
    await until(() => people.every(isReady), 'read')
    for (const [index, text] of (await record()).entries()) history[index]?.push({ text, by: -1, read: 0 })
    net.close()
    look()
    for (const step of list) {
      if (step.do === 'net') await net.step(step)
      else if (step.do === 'review') await review()
      else {
        const person = people[step.who]
        if (!person || !(isReady(person) || step.do === 'read')) continue
        if (step.do !== 'type' && step.do !== 'type and save') moveOf[step.do](person)
        else decide(person, area => desk.type(area, step.cell, desk.texts[step.cell]?.[step.word] ?? ''))
        if (step.do === 'type and save') {
          moveOf.save(person)
          await drain()
        }
      }
      await check()
    }
    for (const person of people) person.isOffline = false
    await drain()
    await review()
    for (const person of people) run(person, desk.read(person.area))
    await drain()
    const now = await record()
    for (const person of people)
      for (const [cell, { shown, theirs, isTyped }] of lookOf(person).entries())
        if (!isTyped && theirs === null) expect(shown, 'shown at the end').to.equal(now[cell])
  } finally {
    for (const { portal } of people) portal.end()
    backend.close()
    localStorage.clear()
    sessionStorage.clear()
  }
}

const desks: Record<string, [make: Making<never>, scenario?: ScenarioName]> = {
  stock: [() => drives as Desk<never>],
  'company field': [() => company as Desk<never>],
  'row of an order': [ask => rowsDesk(ask) as Promise<Desk<never>>],
  'day of the calendar': [() => days as Desk<never>],
  'service area': [() => areas as Desk<never>],
  registration: [() => registrations as Desk<never>, 'needs-more-info'],
}

describe('two people who edit the same data', () => {
  for (const [what, [make, scenario = 'small']] of Object.entries(desks))
    for (const hasVersions of [true, false])
      it(`never lose an unseen edit of a ${what}, ${hasVersions ? 'with' : 'without'} versions`, async () => {
        await fc.assert(
          fc.asyncProperty(fc.boolean(), steps, (hasKeys, list) =>
            play<never>({ make, scenario, hasVersions, hasKeys }, list),
          ),
          // The steps are the same in each run. Another seed gives other steps.
          { numRuns: 20, seed: 48213 },
        )
      })
})
