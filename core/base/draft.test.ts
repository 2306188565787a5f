import { expect } from '@esm-bundle/chai'
import fc from 'fast-check'
import { after, deferred } from '../../test/component/wait'
import { createDraft, type Draft, type DraftKeeper } from './draft'
import { Failure } from './errors'

/** Where a test sees what is kept. */
function memory(start: string | null = null): DraftKeeper<string> & { kept: string | null } {
  const box = {
    kept: start,
    read: () => box.kept,
    write: (value: string) => {
      box.kept = value
    },
    clear: () => {
      box.kept = null
    },
  }
  return box
}

/** A draft of a text that must not hold an x; saves are answered by hand. */
function draftOf(initial = 'saved', keeper = memory()) {
  const saves: { sent: string; answer: ReturnType<typeof deferred<string>> }[] = []
  const draft = createDraft<string, string>({
    initial,
    equal: (a, b) => a === b,
    keeper,
    validate: async value => (value.includes('x') ? { text: 'no x' } : {}),
    refused: failure => failure.fieldErrors,
    save(sent) {
      const answer = deferred<string>()
      saves.push({ sent, answer })
      return answer.promise
    },
  })
  const save = (at: number) => {
    const found = saves[at]
    if (!found) throw new Error(`no save ${at}`)
    return found
  }
  return { draft, keeper, saves, save }
}

const look = (draft: Draft<string, string>) => ({ state: draft.state.value, value: draft.value.value })
const refusal = new Failure({ category: 'invalid', status: 422, fieldErrors: { text: 'taken' } })

describe('a draft', () => {
  it('is clean until something is typed, and again when it is typed back', () => {
    const { draft, keeper } = draftOf()
    expect(look(draft)).to.deep.equal({ state: 'clean', value: 'saved' })
    draft.edit(() => 'mine')
    expect(look(draft)).to.deep.equal({ state: 'dirty', value: 'mine' })
    expect(keeper.kept).to.equal('mine')
    draft.edit(() => 'saved')
    expect(look(draft)).to.deep.equal({ state: 'clean', value: 'saved' })
    expect(keeper.kept).to.equal(null)
  })

  it('only reveals what is wrong: neither before a save, nor does it save then', async () => {
    const { draft, saves } = draftOf()
    draft.edit(() => 'x')
    await after(0)
    expect(draft.errors.value).to.deep.equal({})
    expect(await draft.save()).to.equal('invalid')
    expect(draft.errors.value).to.deep.equal({ text: 'no x' })
    expect(draft.state.value).to.equal('dirty')
    expect(saves).to.deep.equal([])
    draft.edit(() => 'mended')
    await after(0)
    expect(draft.errors.value).to.deep.equal({})
  })

  it('saves, and stands on what the back end answers', async () => {
    const { draft, save, keeper } = draftOf()
    draft.edit(() => ' mine ')
    const done = draft.save()
    await after(0)
    expect(draft.state.value).to.equal('saving')
    expect(save(0).sent).to.equal(' mine ')
    save(0).answer.resolve('mine')
    expect(await done).to.equal('saved')
    expect(look(draft)).to.deep.equal({ state: 'clean', value: 'mine' })
    expect(keeper.kept).to.equal(null)
  })

  it('saves once, however often it is asked while one save is under way', async () => {
    const { draft, saves, save } = draftOf()
    draft.edit(() => 'mine')
    const asked = [draft.save(), draft.save()]
    await after(0)
    asked.push(draft.save())
    save(0).answer.resolve('mine')
    expect(await Promise.all(asked)).to.deep.equal(['saved', 'unchanged', 'unchanged'])
    expect(saves.length).to.equal(1)
  })

  it('sends what it has checked, not what was typed while it was being checked', async () => {
    const { draft, save } = draftOf()
    draft.edit(() => 'checked')
    const done = draft.save()
    draft.edit(() => 'x')
    await after(0)
    expect(save(0).sent).to.equal('checked')
    save(0).answer.resolve('checked')
    await done
    expect(look(draft)).to.deep.equal({ state: 'dirty', value: 'x' })
  })

  it('keeps what is typed while a save is under way, on top of what was saved', async () => {
    const { draft, save, keeper } = draftOf()
    draft.edit(() => 'one')
    const done = draft.save()
    await after(0)
    draft.edit(() => 'two')
    save(0).answer.resolve('one')
    expect(await done).to.equal('saved')
    expect(look(draft)).to.deep.equal({ state: 'dirty', value: 'two' })
    expect(draft.base.value).to.equal('one')
    draft.discard()
    expect(look(draft)).to.deep.equal({ state: 'clean', value: 'one' })
    expect(keeper.kept).to.equal(null)
  })

  it('keeps what is typed when a save fails, and shows a 422 at its field', async () => {
    const { draft, save, keeper } = draftOf()
    draft.edit(() => 'mine')
    const done = draft.save()
    await after(0)
    save(0).answer.reject(refusal)
    expect(await done).to.equal('failed')
    expect(look(draft)).to.deep.equal({ state: 'dirty', value: 'mine' })
    expect(draft.errors.value).to.deep.equal({ text: 'taken' })
    expect(draft.failure.value).to.equal(refusal)
    expect(keeper.kept).to.equal('mine')
    draft.edit(() => 'other')
    await after(0)
    expect(draft.errors.value).to.deep.equal({})
  })

  it('fails, and can be saved again, when the check itself breaks', async () => {
    let broken = true
    const draft = createDraft<string, string>({
      initial: '',
      equal: (a, b) => a === b,
      validate: async () => {
        if (broken) throw new TypeError('a file did not arrive')
        return {}
      },
      refused: () => ({}),
      save: async value => value,
    })
    draft.edit(() => 'mine')
    expect(await draft.save()).to.equal('failed')
    expect(draft.state.value).to.equal('dirty')
    broken = false
    expect(await draft.save()).to.equal('saved')
  })

  it('takes over a change from elsewhere when nothing was typed, and offers it otherwise', () => {
    const { draft } = draftOf()
    draft.rebase('elsewhere')
    expect(look(draft)).to.deep.equal({ state: 'clean', value: 'elsewhere' })
    draft.edit(() => 'mine')
    draft.rebase('newer')
    expect(look(draft)).to.deep.equal({ state: 'conflict', value: 'mine' })
    expect(draft.theirs.value).to.equal('newer')
  })

  it('leaves a conflict by theirs, by mine, by discarding, and when theirs is taken back', () => {
    const conflict = () => {
      const made = draftOf()
      made.draft.edit(() => 'mine')
      made.draft.rebase('theirs')
      return made
    }
    const taken = conflict()
    taken.draft.takeTheirs()
    expect(look(taken.draft)).to.deep.equal({ state: 'clean', value: 'theirs' })
    expect(taken.keeper.kept).to.equal(null)
    const mine = conflict()
    mine.draft.keepMine()
    expect(look(mine.draft)).to.deep.equal({ state: 'dirty', value: 'mine' })
    expect(mine.draft.base.value).to.equal('theirs')
    const discarded = conflict()
    discarded.draft.discard()
    expect(look(discarded.draft)).to.deep.equal({ state: 'clean', value: 'theirs' })
    const back = conflict()
    back.draft.rebase('saved')
    expect(look(back.draft)).to.deep.equal({ state: 'dirty', value: 'mine' })
    const same = conflict()
    same.draft.rebase('mine')
    expect(look(same.draft)).to.deep.equal({ state: 'clean', value: 'mine' })
  })

  it('comes back after a reload, says so until something is typed, and not at all when it is saved already', () => {
    const { draft } = draftOf('saved', memory('typed before'))
    expect(look(draft)).to.deep.equal({ state: 'restored', value: 'typed before' })
    expect(draft.dirty.value).to.equal(true)
    draft.edit(value => `${value}!`)
    expect(draft.state.value).to.equal('dirty')
    const discarded = draftOf('saved', memory('typed before'))
    discarded.draft.discard()
    expect(look(discarded.draft)).to.deep.equal({ state: 'clean', value: 'saved' })
    expect(discarded.keeper.kept).to.equal(null)
    expect(draftOf('saved', memory('saved')).draft.state.value).to.equal('clean')
  })
})

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
          expect(keeper.kept, 'what is kept').to.equal(draft.dirty.value ? draft.value.value : null)
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
