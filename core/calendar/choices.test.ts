import { expect } from 'chai'
import {
  broughtBack,
  type Chosen,
  chosenAs,
  givenUp,
  left,
  nothingChosen,
  retyped,
  type SelectedBy,
  selected,
  written,
} from './choices'
import { areKeptChoices, type KeptChoice, keepChoices } from './kept-choice'
import { countOpen, leftOf, uncovered } from './stretches'

const on = (date: number) => `2027-03-${String(date).padStart(2, '0')}`
const span = (from: number, to = from) => ({ from: on(from), to: on(to) })
const choice = (id: string, from: number, to = from, kind: KeptChoice['kind'] = 'holiday'): KeptChoice => ({
  id,
  ...span(from, to),
  kind,
  percent: '',
})
const brief = ({ id, from, to }: KeptChoice) => `${id} ${Number(from.slice(8))}-${Number(to.slice(8))}`
const told = ({ days, open, aside }: Chosen) => [
  days && `${Number(days.from.slice(8))}-${Number(days.to.slice(8))}`,
  open && brief(open),
  aside.map(brief),
]
const opened = (open: KeptChoice, ...aside: KeptChoice[]): Chosen => {
  const days = { from: open.from, to: open.to }
  return { ...nothingChosen, days, range: days, open, aside }
}

describe('choices for days of the calendar', () => {
  const cases: [name: string, from: Chosen, by: SelectedBy, days: [number, number], expected: unknown[]][] = [
    ['a press elsewhere', opened(choice('a', 3, 7)), 'press', [10, 10], ['10-10', null, ['a 3-7']]],
    ['a press inside', opened(choice('a', 3, 7)), 'press', [5, 5], ['3-7', 'a 3-7', []]],
    ['a press on one aside', opened(choice('a', 3), choice('b', 5, 6)), 'press', [6, 6], ['5-6', 'b 5-6', ['a 3-3']]],
    ['a moved end', opened(choice('a', 3, 7)), 'extend', [3, 9], ['3-9', 'a 3-9', []]],
    ['drawing from inside', opened(choice('a', 3, 7)), 'draw', [5, 9], ['5-9', null, ['a 3-7']]],
    ['drawing from their first day', opened(choice('a', 3, 7)), 'draw', [3, 5], ['3-5', null, ['a 3-7']]],
    ['drawing to their last day', opened(choice('a', 3, 7)), 'draw', [5, 7], ['5-7', null, ['a 3-7']]],
    ['drawing over just these', opened(choice('a', 3, 7)), 'draw', [3, 7], ['3-7', 'a 3-7', []]],
  ]
  for (const [name, from, by, days, expected] of cases)
    it(`are kept whole by ${name}`, () => {
      expect(told(selected(from, span(...days), by, true))).to.deep.equal(expected)
    })

  it('that the days are already are no choices any more', () => {
    expect(told(selected(opened(choice('a', 3)), span(9), 'press', false))).to.deep.equal(['9-9', null, []])
    expect(told(left(opened(choice('a', 3)), false))).to.deep.equal([null, null, []])
  })

  it('stay with the last whole days while others are half typed', () => {
    const typing = retyped(opened(choice('a', 3, 7)), { from: on(3), to: '' })
    expect(told(left(typing, true))).to.deep.equal([null, null, ['a 3-7']])
    expect(told(selected(typing, span(9), 'press', true))).to.deep.equal(['9-9', null, ['a 3-7']])
    expect(told(retyped(typing, span(3, 8)))).to.deep.equal(['3-8', 'a 3-8', []])
    const anew = chosenAs(typing, { id: 'b', kind: 'surge', percent: '4' })
    expect(anew.open).to.deep.equal({ ...choice('b', 3, 7, 'surge'), percent: '4' })
  })

  it('are told as restored while it is the open one that came back, and no other', () => {
    const restored: Chosen = { ...opened(choice('a', 3, 7), choice('b', 9)), restored: true }
    const pressed = (from: Chosen, date: number) => selected(from, span(date), 'press', true).restored
    expect([pressed(restored, 5), pressed(restored, 9), pressed(restored, 20)]).to.deep.equal([true, false, false])
    expect(pressed({ ...restored, restored: false }, 5)).to.equal(false)
    expect(written(restored, [choice('a', 3, 7)], () => []).restored).to.equal(false)
  })

  it('are none where days are typed and nothing is chosen', () => {
    const typing = retyped({ ...nothingChosen, days: span(3), range: span(3) }, span(3, 8))
    expect([told(typing), typing.typed]).to.deep.equal([['3-8', null, []], true])
    expect(retyped({ ...opened(choice('a', 3)), range: null }, { from: '', to: '' }).open).to.equal(null)
    expect(written({ ...opened(choice('a', 3)), typed: true }, [choice('a', 3)], () => []).typed).to.equal(false)
  })

  it('leave the last whole days known, once they are given up while others are half typed', () => {
    const halfTyped = { from: on(3), to: '' }
    expect(givenUp(opened(choice('a', 3, 7)), halfTyped).range).to.deep.equal(span(3, 7))
    expect(givenUp(opened(choice('a', 3, 7)), span(4)).range).to.deep.equal(span(4))
    expect(givenUp(opened(choice('a', 3, 7)), null).range).to.equal(null)
  })

  it('are given up with the days or without', () => {
    expect(told(givenUp(opened(choice('a', 3), choice('b', 9)), null))).to.deep.equal([null, null, ['b 9-9']])
    expect(told(givenUp(opened(choice('a', 3)), span(3)))).to.deep.equal(['3-3', null, []])
  })

  it('come back all together, the last one open', () => {
    const three = broughtBack(nothingChosen, [choice('a', 3), choice('b', 9), choice('c', 12)])
    expect([told(three), three.restored]).to.deep.equal([['12-12', 'c 12-12', ['a 3-3', 'b 9-9']], true])
    const kept = [choice('a', 3), choice('b', 9)]
    expect(told(broughtBack(nothingChosen, kept))).to.deep.equal(['9-9', 'b 9-9', ['a 3-3']])
    expect(told(broughtBack(opened(choice('c', 5)), kept))).to.deep.equal(['5-5', 'c 5-5', ['a 3-3', 'b 9-9']])
    expect(broughtBack(nothingChosen, [])).to.deep.equal(nothingChosen)
  })
})

describe('a save of choices', () => {
  const a = choice('a', 3, 7)
  const all = leftOf<KeptChoice>
  it('ends those very ones, wherever they are by then, and nothing that was chosen since', () => {
    const saved = (now: Chosen) => told(written(now, [a], each => all(each, [a])))
    expect(saved(opened(a))).to.deep.equal(['3-7', null, []])
    expect(saved(selected(opened(a), span(20), 'press', true))).to.deep.equal(['20-20', null, []])
    expect(saved(opened(choice('b', 20), a))).to.deep.equal(['20-20', 'b 20-20', []])
    expect(saved(chosenAs(opened(a), { id: 'b', kind: 'none', percent: '' }))).to.deep.equal(['3-7', 'b 3-7', []])
    expect(saved(selected(opened(a), span(3, 9), 'extend', true))).to.deep.equal(['3-9', 'a 3-9', []])
  })

  it('leaves of those aside what was not written', () => {
    const now = written(opened(choice('b', 20), a), [a], each => all(each, [span(4, 5)]))
    expect(told(now)).to.deep.equal(['20-20', 'b 20-20', ['a 3-3', 'a 6-7']])
  })
})

describe('stretches that meet', () => {
  it('are counted from today on, and not at all once they are past', () => {
    expect(countOpen([span(1, 4), span(6, 9), span(20, 21)], on(8))).to.equal(4)
    expect(countOpen([span(1, 4)], on(8))).to.equal(0)
  })

  it('are seen as the later ones leave them, each day once', () => {
    const shown = uncovered([choice('a', 1, 9), choice('b', 4), choice('c', 8, 12), choice('d', 20)])
    expect(shown.map(brief)).to.deep.equal(['a 1-3', 'a 5-7', 'b 4-4', 'c 8-12', 'd 20-20'])
    expect(countOpen(shown, on(2))).to.equal(2 + 3 + 1 + 5 + 1)
    expect(uncovered([choice('a', 5), choice('b', 1, 9)]).map(brief)).to.deep.equal(['b 1-9'])
  })
})

describe('choices that are kept', () => {
  it('are so only where all of them are there', () => {
    expect(areKeptChoices([])).to.equal(true)
    expect(areKeptChoices([choice('a', 3, 7), choice('b', 9)])).to.equal(true)
    const bad = [null, 'x', {}, { from: on(9) }, { to: 'soon' }, { kind: 'feast' }, { percent: 4 }, { id: undefined }]
    for (const other of bad) {
      const kept = typeof other === 'object' && other !== null ? { ...choice('a', 3, 7), ...other } : other
      const isWhole = other !== null && typeof other === 'object' && Object.keys(other).length === 0
      expect(areKeptChoices([kept]), JSON.stringify(other)).to.equal(isWhole)
    }
    expect(areKeptChoices(choice('a', 3))).to.equal(false)
  })

  it('leave alone those of another window', () => {
    let kept: readonly KeptChoice[] | null = [choice('theirs', 1)]
    const keeper = {
      read: () => kept,
      write: (next: readonly KeptChoice[]) => {
        kept = next
        return true
      },
      clear: () => {
        kept = null
      },
    }
    keepChoices(keeper, [choice('a', 3), choice('b', 5)], new Set(['a', 'b']))
    keepChoices(keeper, [choice('b', 5)], new Set(['a', 'b']))
    expect(kept.map(brief)).to.deep.equal(['theirs 1-1', 'b 5-5'])
    keepChoices(keeper, [], new Set(['a', 'b', 'theirs']))
    expect(kept).to.equal(null)
  })
})
