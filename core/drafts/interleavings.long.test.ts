import { expect } from 'chai'
import fc from 'fast-check'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { type Cell, cells, network } from '../../test/fixtures/page/stock-server'
import { createPerson, openFor, type StockPerson, type StockWindow } from '../../test/fixtures/page/stock-windows'

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await null
}

/** The first person has two windows, the second one has one. */
const owners = [0, 0, 1] as const
/** The steps after a save without an answer, by weight. */
const reactions = ['undo', 'undo', 'discard', 'discard', 'read'] as const
const moves = ['read', 'save', 'save', 'resend', 'mine', 'theirs', 'undo', 'redo', 'discard'] as const

type Step =
  | { do: 'type'; index: number; cell: Cell; choice: number }
  | {
      do: (typeof moves)[number] | 'rest' | 'hear' | 'reload' | 'close' | 'full' | 'room' | 'offline' | 'online'
      index: number
    }
  | { do: 'unanswered'; index: number; next: 'undo' | 'discard' | 'read' }
  | { do: 'net'; pick: number; isLost: boolean; isTwice: boolean }

const index = fc.nat({ max: owners.length - 1 })
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('type'),
        index,
        cell: fc.constantFrom(...cells),
        choice: fc.nat({ max: 3 }),
      }),
    },
    { weight: 7, arbitrary: fc.record({ do: fc.constantFrom(...moves), index }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('unanswered'), index, next: fc.constantFrom(...reactions) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom('rest', 'rest', 'hear', 'hear', 'reload', 'close', 'offline', 'online', 'online'),
        index,
      }),
    },
    {
      weight: 16,
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

/** In a browser with full storage no page is reloaded: that would lose edits, and the browser asks first. */
const withoutRoom = steps.map(list =>
  list.map(step => {
    if (step.do !== 'reload' && step.do !== 'close') return step
    return { ...step, do: step.do === 'reload' ? ('full' as const) : ('room' as const) }
  }),
)

async function play(list: readonly Step[], hasVersions: boolean, clock: Clock): Promise<void> {
  const net = network(hasVersions)
  const people = [createPerson(0), createPerson(1)] as const
  const ownerOf = (no: number) => people[owners[no] ?? 0]
  const windows = owners.map((_, no) => openFor(net, ownerOf(no)))
  const windowsOf = (each: StockPerson) => windows.filter((_, no) => ownerOf(no) === each)
  /** Returns the content that a window shows in a cell, and in a conflict also the content that it offers instead. */
  const visible = ({ shown, draft }: StockWindow, cell: Cell) => {
    const clash = draft.clashes.value.get(cell)
    return clash ? [shown(cell), clash.theirs] : [shown(cell)]
  }
  const checked = { cru: 1, usb: 1, row: 1 }
  // A known limit (README): an edit that was undone and typed again within one rest is lost if another window discards it.
  const limit = { takenBack: new Set<string>(), typedAgain: new Set<string>(), discarded: new Set<string>() }

  /** Checks that no content is overwritten unseen, and that no edit is lost. */
  function check(): void {
    for (const cell of cells) {
      const all = net.writers[cell]
      for (; checked[cell] < all.length; checked[cell] += 1) {
        const [before, now] = [all[checked[cell] - 1], all[checked[cell]]]
        if (!before || !now || before.owner === now.owner) continue
        // Without versions nothing reveals a write between the read of a save and its own write.
        if (!hasVersions && before.no > now.read) continue
        expect([...(people[now.owner]?.decided[cell] ?? [])], `${cell}: overwritten unseen`).to.include(before.content)
      }
      for (const [no, window] of windows.entries()) {
        const [, ...offered] = visible(window, cell)
        const { dropped } = window.session
        const elsewhere = windowsOf(ownerOf(no)).filter(other => other !== window)
        for (const content of [...offered, ...elsewhere.flatMap(other => visible(other, cell))])
          dropped[cell].delete(content as string)
        const isPlain = !window.draft.typed.value.has(cell) && offered.length === 0
        expect(isPlain && dropped[cell].has(window.shown(cell)), `${cell}: dropped, and there again`).to.equal(false)
      }
      for (const each of people)
        for (const content of each.open[cell]) {
          const wasSaved = all.some(({ owner, content: saved }) => owner === each.who && saved === content)
          if (wasSaved || net.record()[cell] === content) each.open[cell].delete(content)
          else {
            const isThere = windowsOf(each).some(window => visible(window, cell).includes(content))
            const isKept = content === undefined || each.browser.kept().includes(`"${content}"`)
            const isLimit = limit.typedAgain.has(`${cell}: ${content}`) && limit.discarded.has(`${cell}: ${content}`)
            expect(isThere || isKept || isLimit, `${cell} of ${each.who}: ${content} is gone`).to.equal(true)
          }
        }
    }
  }

  /**
   * Runs an action of a person. In each cell that it changes, the person has decided on all contents seen before, and
   * gives up those that are no longer visible.
   */
  function decide(no: number, run: (window: StockWindow) => void, typedIn?: Cell): void {
    const [window, each] = [windows[no] as StockWindow, ownerOf(no)]
    const before = new Map(cells.map(cell => [cell, visible(window, cell)]))
    const seenBefore = new Map(cells.map(cell => [cell, new Set(each.seen[cell])]))
    const typedBefore = window.draft.typed.peek()
    run(window)
    for (const cell of cells) {
      const now = visible(window, cell)
      const isSame =
        before.get(cell)?.length === now.length && now.every((content, index) => content === before.get(cell)?.[index])
      if (isSame) continue
      each.decided[cell] = seenBefore.get(cell) as Set<string | undefined>
      for (const content of before.get(cell) ?? []) {
        if (now.includes(content)) continue
        each.open[cell].delete(content as string)
        const isOwn = String(content).endsWith(`of window ${no}`)
        limit[isOwn ? 'takenBack' : 'discarded'].add(`${cell}: ${content}`)
      }
      const typed = window.draft.typed.peek().get(cell)
      const isTyped = typed !== undefined && typed.mine !== typed.over
      if (cell === typedIn) {
        const content = window.shown(cell)
        each.open[cell].add(content)
        if (limit.takenBack.has(`${cell}: ${content}`)) limit.typedAgain.add(`${cell}: ${content}`)
      }
      if (!isTyped) {
        const content = typedBefore.get(cell)?.mine as string
        if (window.session.sent[cell].has(content)) window.session.dropped[cell].add(content)
      }
      for (const { session } of windowsOf(each))
        for (const content of now) session.dropped[cell].delete(content as string)
    }
  }

  const moveOf: Record<(typeof moves)[number], (no: number) => void> = {
    read: no => void windows[no]?.handle.refresh(),
    save: no => void windows[no]?.save(windows[no].draft.typed.peek()).catch(() => {}),
    resend: no => void windows[no]?.save(windows[no].draft.unsent.peek()).catch(() => {}),
    mine: no => decide(no, ({ draft }) => draft.keepMine()),
    theirs: no => decide(no, ({ draft }) => draft.takeTheirs()),
    undo: no => decide(no, ({ draft }) => void draft.undo()),
    redo: no => decide(no, ({ draft }) => void draft.redo()),
    discard: no => decide(no, ({ draft }) => draft.discard()),
  }

  const drain = async (isLost = false) => {
    for (let round = 0; round < 300 && net.calls.some(({ happen, answer }) => happen || answer); round += 1) {
      net.step({ pick: 0, isLost, isTwice: false })
      await turns()
      check()
    }
  }
  /** Waits until all windows have written their edits and have read those of the others. */
  const rest = async () => {
    for (let round = 0; round < 3; round += 1) {
      await clock.advance(2000)
      for (const window of windows) window.hear()
      await turns()
      await drain()
    }
  }

  await drain()
  for (const cell of cells) net.writers[cell].push({ owner: -1, content: net.record()[cell], no: 1, read: 1 })
  for (const step of list) {
    if (step.do === 'net') net.step(step)
    else if (step.do === 'type') {
      // No window shows a content of another person or window as its own; a row may be removed.
      const content = step.choice === 3 && step.cell === 'row' ? undefined : `${step.choice} of window ${step.index}`
      if (windows[step.index]?.isRead())
        decide(step.index, ({ draft }) => draft.type([[step.cell, content]]), step.cell)
    } else if (step.do === 'unanswered') {
      await drain()
      moveOf.save(step.index)
      await turns()
      await drain(true)
      moveOf[step.next](step.index)
    } else if (step.do === 'rest') {
      await clock.advance(300)
      limit.takenBack.clear()
    } else if (step.do === 'hear') windows[step.index]?.hear()
    else if (step.do === 'full' || step.do === 'room') ownerOf(step.index).browser.setFull(step.do === 'full')
    else if (step.do === 'offline' || step.do === 'online') ownerOf(step.index).setOffline(step.do === 'offline')
    else if (step.do === 'reload' || step.do === 'close') {
      const before = windows[step.index] as StockWindow
      before.end()
      // Edits that only a closed window held are gone with it.
      windows[step.index] = openFor(net, ownerOf(step.index), step.do === 'reload' ? before.session : undefined)
    } else moveOf[step.do](step.index)
    await turns()
    check()
  }
  for (const each of people) {
    each.setOffline(false)
    each.browser.setFull(false)
  }
  await drain()
  await rest()
  for (const { handle } of windows) void handle.refresh()
  await drain()
  await rest()
  for (const { draft, shown } of windows)
    if (draft.state.value === 'clean')
      for (const cell of cells) expect(shown(cell), `${cell} at the end`).to.equal(net.record()[cell])
  for (const { draft } of windows) expect(draft.state.value, 'at the end').not.to.equal('saving')
  for (const window of windows) window.end()
}

describe('two people and the same record, in all orders of reads, edits, saves and answers', () => {
  for (const [where, orders, hasVersions] of [
    ['with versions', steps, true],
    ['without versions', steps, false],
    ['where there is no room to keep anything', withoutRoom, true],
  ] as const)
    it(`lose no edit, and overwrite none that they have not seen, ${where}`, async () => {
      const clock = takeClock()
      try {
        await fc.assert(
          fc.asyncProperty(orders, list => play(list, hasVersions, clock)),
          // Each run plays the same orders; another seed plays others.
          { numRuns: 50, seed: 48213 },
        )
      } finally {
        clock.restore()
      }
    })
})
