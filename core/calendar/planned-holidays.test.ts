import { expect } from 'chai'
import { holidaysWith } from './planned-holidays'
import type { Choice, DayKind } from './types'

const choices = (...entries: [date: string, kind: DayKind, percent?: string][]): ReadonlyMap<string, Choice> =>
  new Map(entries.map(([date, kind, percent = '']) => [date, { kind, percent }]))

describe('holidays with unsaved choices', () => {
  const saved: ReadonlySet<string> = new Set(['2026-11-26', '2026-12-25'])
  const withChoices = (...entries: Parameters<typeof choices>) => [...holidaysWith(saved, choices(...entries))].sort()

  it('gain new holidays and lose those that become another kind', () => {
    expect(withChoices(['2026-11-27', 'holiday'], ['2026-11-26', 'none'], ['2026-12-25', 'surge', '40'])).to.deep.equal(
      ['2026-11-27'],
    )
  })

  it('keep a day whose choice lacks its percentage', () => {
    expect(withChoices(['2026-11-26', 'discount'])).to.deep.equal([...saved])
  })

  it('leave the saved set unchanged', () => {
    withChoices(['2026-11-27', 'holiday'])
    expect(saved.size).to.equal(2)
  })
})
