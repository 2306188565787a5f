import { expect } from 'chai'
import fc from 'fast-check'
import { draftOf, look, refusal } from '../../test/fixtures/page/drafts'
import { after } from '../../test/fixtures/page/wait'

type Step = { do: 'edit' | 'rebase'; text: string } | { do: 'save' | 'answer' | 'fail' | 'discard' | 'theirs' | 'mine' }

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constantFrom('edit', 'rebase'), text: fc.constantFrom('a', 'b', 'c') }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('save', 'answer', 'fail', 'discard', 'theirs', 'mine') }) },
  ) as fc.Arbitrary<Step>,
  { maxLength: 14 },
)

describe('a draft, whatever happens in whatever order', () => {
  it('loses nothing that was typed, keeps it for a reload, and ends clean, dirty or in conflict', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async list => {
        const { draft, keeper, saves } = draftOf('a')
        const answered = new Set<number>()
        let typed: string | null = null
        for (const step of list) {
          const open = saves.length - 1
          if (step.do === 'edit') {
            draft.edit(() => step.text)
            typed = step.text
          } else if (step.do === 'rebase') draft.rebase(step.text)
          else if (step.do === 'save') void draft.save()
          else if (step.do === 'answer' || step.do === 'fail') {
            const pending = saves[open]
            if (pending && !answered.has(open)) {
              answered.add(open)
              if (step.do === 'fail') pending.answer.reject(refusal)
              else pending.answer.resolve(pending.sent)
            }
          } else {
            if (step.do === 'discard') draft.discard()
            if (step.do === 'theirs') draft.takeTheirs()
            if (step.do === 'mine') draft.keepMine()
            if (step.do !== 'mine' && !draft.dirty.value) typed = null
          }
          for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
          if (typed !== null && !draft.dirty.value) typed = null
          if (typed !== null) expect(draft.value.value, 'what was typed').to.equal(typed)
          const kept = { value: draft.value.value, base: draft.base.value }
          expect(keeper.kept, 'what is kept').to.deep.equal(draft.dirty.value ? kept : null)
          expect(draft.dirty.value).to.equal(draft.value.value !== draft.base.value)
        }
        saves.forEach((pending, at) => {
          if (!answered.has(at)) pending.answer.resolve(pending.sent)
        })
        await after(0)
        const { state } = look(draft)
        if (draft.theirs.value !== null) expect(state).to.equal('conflict')
        else expect(state).to.equal(draft.dirty.value ? 'dirty' : 'clean')
      }),
      { numRuns: 150 },
    )
  })
})
