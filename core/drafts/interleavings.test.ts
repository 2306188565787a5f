import { computed, effect, signal } from '@preact/signals-core'
import { expect } from 'chai'
import fc from 'fast-check'
import { type Cell, cells, network, type Stock } from '../../test/fixtures/page/stock-server'
import { createResource } from '../base/resource'
import { createForm } from './form'

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await null
}

/** @param faults what an effect finds: thrown there it would end as a failure of the read */
function person(who: number, net: ReturnType<typeof network>, faults: string[]) {
  const handle = createResource<Stock>({ load: (_abort, onVersion) => net.read(onVersion) })
  /** Everything that was on the screen, and what of it was there when the person last decided what the cell shall hold. */
  const shown: Record<Cell, Set<string>> = { cru: new Set(), usb: new Set() }
  const decided: Record<Cell, ReadonlySet<string>> = { cru: new Set(), usb: new Set() }
  const decide = (cell: Cell) => {
    decided[cell] = new Set(shown[cell])
  }
  /** The newest record that was on the screen. */
  let newest = 0
  const ends: (() => void)[] = []
  const form = createForm<Stock, string>({
    cells: {
      split: stock => new Map(cells.map(cell => [cell, stock[cell]])),
      join: (stock, typed) => ({ ...stock, ...Object.fromEntries([...typed].map(([cell, { mine }]) => [cell, mine])) }),
      same: (a, b) => a === b,
    },
    source: computed(() => handle.resource.value.data),
    blank: { cru: '', usb: '', no: 0 },
    storage: signal(null),
    reread: handle.refresh,
    onEnd: end => void ends.push(end),
    validate: () => ({}),
    refused: () => ({}),
    async save(merge) {
      await handle.mutate({
        write(now, call) {
          const merged = merge(now)
          return merged && net.write(who, merged, call)
        },
        apply: (_before, after) => after,
      })
    },
  })
  ends.push(
    effect(() => {
      for (const cell of cells) {
        shown[cell].add(form.value.value[cell])
        const clash = form.clashes.value.get(cell)
        if (clash) shown[cell].add(String(clash.theirs))
      }
      const { no } = form.base.value
      if (no < newest) faults.push(`record ${no} over ${newest}`)
      newest = no
    }),
  )
  /** What was typed and neither saved nor given up. */
  const open = new Map<Cell, string>()
  return {
    who,
    handle,
    form,
    decided,
    decide,
    open,
    end: () => {
      for (const end of ends) end()
    },
  }
}

type Step =
  | { do: 'type'; who: number; cell: Cell; word: string }
  | { do: 'read' | 'save' | 'mine' | 'theirs'; who: number }
  | { do: 'net'; pick: number; isLost: boolean; isTwice: boolean }

const who = fc.nat({ max: 1 })
const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('type'),
        who,
        cell: fc.constantFrom('cru', 'usb'),
        word: fc.constantFrom('1', '2', '3'),
      }),
    },
    { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('read', 'save', 'save', 'mine', 'theirs'), who }) },
    {
      weight: 14,
      arbitrary: fc.record({
        do: fc.constant('net'),
        pick: fc.nat({ max: 5 }),
        isLost: fc.constantFrom(false, false, false, true),
        isTwice: fc.constantFrom(false, false, false, true),
      }),
    },
  ) as fc.Arbitrary<Step>,
  { minLength: 20, maxLength: 60 },
)

async function play(list: readonly Step[], hasVersions: boolean): Promise<void> {
  const net = network(hasVersions)
  const faults: string[] = []
  const people = [person(0, net, faults), person(1, net, faults)] as const
  for (const each of people) void each.handle.refresh()
  /** Of each word that the server took, whether who overwrites it has seen it. */
  let checked = { cru: 0, usb: 0 }
  const check = () => {
    for (const cell of cells) {
      const all = net.writers[cell]
      for (let at = Math.max(1, checked[cell]); at < all.length; at += 1) {
        const [before, now] = [all[at - 1], all[at]]
        if (!before || !now || before.who === now.who || !hasVersions) continue
        expect([...(people[now.who]?.decided[cell] ?? [])], `${cell}: overwritten unseen`).to.include(before.word)
      }
      checked = { ...checked, [cell]: all.length }
    }
  }
  const drain = async () => {
    for (let round = 0; round < 200 && net.calls.some(({ happen, answer }) => happen || answer); round += 1) {
      net.step({ pick: 0, isLost: false, isTwice: false })
      await turns()
      check()
    }
  }
  await drain()
  for (const step of list) {
    if (step.do === 'net') net.step(step)
    else {
      const each = people[step.who]
      if (!each) continue
      const { form, open, handle } = each
      if (step.do === 'type') {
        each.decide(step.cell)
        // Nobody's words are another's.
        const word = `${step.word} of ${step.who}`
        form.edit(value => ({ ...value, [step.cell]: word }))
        open.set(step.cell, word)
      }
      if (step.do === 'read') void handle.refresh()
      if (step.do === 'save') form.save().catch(() => {})
      if (step.do === 'mine') {
        for (const cell of form.clashes.value.keys()) each.decide(cell as Cell)
        form.keepMine()
      }
      if (step.do === 'theirs') {
        for (const cell of form.clashes.value.keys()) open.delete(cell as Cell)
        form.takeTheirs()
      }
    }
    await turns()
    check()
    for (const { form, open, who: mine } of people)
      for (const [cell, word] of open)
        if (form.value.value[cell] !== word) {
          // Gone from the form: it is on the server, or was there.
          const wasSaved = net.writers[cell].some(each => each.who === mine && each.word === word)
          const isThere = net.record()[cell] === word || form.base.value[cell] === word
          expect(wasSaved || isThere, `${cell} of ${mine}: ${word} is gone`).to.equal(true)
          open.delete(cell)
        } else if (form.base.value[cell] === word) open.delete(cell)
  }
  await drain()
  for (const each of people) void each.handle.refresh()
  await drain()
  expect(faults).to.deep.equal([])
  for (const { form, end } of people) {
    for (const cell of cells)
      if (!form.dirty.value) expect(form.value.value[cell], 'shown at the end').to.equal(net.record()[cell])
    end()
  }
}

describe('two people and the same record, in every order of reading, typing, saving and answers', () => {
  for (const hasVersions of [true, false])
    it(`lose nothing without having been shown it, ${hasVersions ? 'with' : 'without'} versions`, async () => {
      await fc.assert(
        fc.asyncProperty(steps, list => play(list, hasVersions)),
        // The same orders at each run; another seed plays others.
        { numRuns: 400, seed: 48213 },
      )
    })
})
