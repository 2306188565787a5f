import { expect } from 'chai'
import { draftOf, look, memory, refusal } from '../../test/fixtures/page/drafts'
import { after } from '../../test/fixtures/page/wait'
import { createDraft } from './draft'

describe('a draft', () => {
  it('is clean until something is typed, and again when it is typed back', () => {
    const { draft, keeper } = draftOf()
    expect(look(draft)).to.deep.equal({ state: 'clean', value: 'saved' })
    draft.edit(() => 'mine')
    expect(look(draft)).to.deep.equal({ state: 'dirty', value: 'mine' })
    expect(keeper.kept).to.deep.equal({ value: 'mine', base: 'saved' })
    draft.edit(() => 'saved')
    expect(look(draft)).to.deep.equal({ state: 'clean', value: 'saved' })
    expect(keeper.kept).to.equal(null)
  })

  it('knows whether what was typed is kept', async () => {
    const { draft, keeper } = draftOf()
    expect(draft.kept.value).to.equal(false)
    draft.edit(() => 'mine')
    expect(draft.kept.value).to.equal(true)
    keeper.write = () => false
    draft.edit(() => 'more')
    expect([draft.dirty.value, draft.kept.value]).to.deep.equal([true, false])
    draft.discard()
    expect(draftOf('saved', memory({ value: 'mine', base: 'saved' })).draft.kept.value).to.equal(true)
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
    expect(keeper.kept).to.deep.equal({ value: 'mine', base: 'saved' })
    draft.edit(() => 'other')
    await after(0)
    expect(draft.errors.value).to.deep.equal({})
  })

  it('keeps what the server said of fields that are not edited', async () => {
    const said = { 'phones[0].no': 'dead', 'phones[1].no': 'taken', zone: 'unknown', phones: 'too few' }
    const draft = createDraft({
      initial: { phones: [{ no: '1' }, { no: '2' }], zone: 'UTC' },
      equal: (a, b) => JSON.stringify(a) === JSON.stringify(b),
      merge: (_, mine) => mine,
      validate: ({ zone }): Record<string, string> => (zone === '' ? { zone: 'missing' } : {}),
      refused: () => said,
      save: async () => {
        throw refusal
      },
    })
    draft.edit(before => ({ ...before, phones: [{ no: '3' }, { no: '2' }] }))
    expect(await draft.save()).to.equal('failed')
    expect(draft.errors.value).to.deep.equal(said)
    draft.edit(before => ({ ...before, phones: [{ no: '4' }, { no: '2' }] }))
    await after(0)
    expect(draft.errors.value).to.deep.equal({ 'phones[1].no': 'taken', zone: 'unknown' })
    draft.edit(before => ({ ...before, zone: '' }))
    await after(0)
    expect(draft.errors.value).to.deep.equal({ 'phones[1].no': 'taken', zone: 'missing' })
  })

  it('fails, and can be saved again, when the check itself breaks', async () => {
    let broken = true
    const draft = createDraft<string, string>({
      initial: '',
      equal: (a, b) => a === b,
      merge: (_, mine) => mine,
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
})
