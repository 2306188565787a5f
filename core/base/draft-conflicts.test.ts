import { expect } from 'chai'
import { draftOf, look, memory } from '../../test/fixtures/page/drafts'
import { after } from '../../test/fixtures/page/wait'
import { createDraft, type KeptDraft } from './draft'

interface Stock {
  cru: string
  usb: string
}

/** A draft of two fields, each merged by itself; what was saved is gathered. */
function stockDraft(initial: Stock, keeper = memory<Stock>()) {
  const sent: Stock[] = []
  const draft = createDraft<Stock, string>({
    initial,
    equal: (a, b) => a.cru === b.cru && a.usb === b.usb,
    merge: (base, mine, theirs) => ({
      cru: mine.cru === base.cru ? theirs.cru : mine.cru,
      usb: mine.usb === base.usb ? theirs.usb : mine.usb,
    }),
    keeper,
    validate: ({ cru }): Record<string, string> => (cru === '' ? { cru: 'missing' } : {}),
    refused: () => ({}),
    save: async value => {
      sent.push(value)
      return value
    },
  })
  return { draft, keeper, sent }
}

describe('a draft and a change from elsewhere', () => {
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

  it('keeps mine in the fields that were typed over, and theirs in the others', () => {
    const { draft, keeper } = stockDraft({ cru: '1', usb: '3' })
    draft.edit(value => ({ ...value, cru: '5' }))
    draft.rebase({ cru: '2', usb: '7' })
    draft.keepMine()
    expect(draft.value.value).to.deep.equal({ cru: '5', usb: '7' })
    expect(draft.base.value).to.deep.equal({ cru: '2', usb: '7' })
    expect(draft.state.value).to.equal('dirty')
    expect(keeper.kept).to.deep.equal({ value: { cru: '5', usb: '7' }, base: { cru: '2', usb: '7' } })
  })

  it('saved in a conflict, sends mine on top of theirs', async () => {
    const { draft, sent } = stockDraft({ cru: '1', usb: '3' })
    draft.edit(value => ({ ...value, cru: '5' }))
    draft.rebase({ cru: '1', usb: '7' })
    expect(await draft.save()).to.equal('saved')
    expect(sent).to.deep.equal([{ cru: '5', usb: '7' }])
    expect(draft.state.value).to.equal('clean')
  })

  it('checks again what mine and theirs make, once errors are revealed', async () => {
    const { draft } = stockDraft({ cru: '1', usb: '3' })
    draft.edit(value => ({ ...value, cru: '' }))
    expect(await draft.save()).to.equal('invalid')
    draft.edit(value => ({ cru: '1', usb: value.usb }))
    draft.edit(value => ({ ...value, usb: '4' }))
    draft.rebase({ cru: '', usb: '3' })
    await after(0)
    expect(draft.errors.value).to.deep.equal({})
    draft.keepMine()
    await after(0)
    expect(draft.value.value).to.deep.equal({ cru: '', usb: '4' })
    expect(draft.errors.value).to.deep.equal({ cru: 'missing' })
  })

  it('keeps what it takes of theirs while a save is under way, on top of what was saved', async () => {
    const { draft, sent } = stockDraft({ cru: '1', usb: '3' })
    draft.edit(value => ({ ...value, cru: '5' }))
    const done = draft.save()
    draft.rebase({ cru: '1', usb: '7' })
    draft.keepMine()
    expect(await done).to.equal('saved')
    expect(sent).to.deep.equal([{ cru: '5', usb: '3' }])
    expect(draft.value.value).to.deep.equal({ cru: '5', usb: '7' })
    expect(draft.state.value).to.equal('dirty')
  })
})

describe('a draft after a reload', () => {
  const typedBefore: KeptDraft<string> = { value: 'typed before', base: 'saved' }

  it('comes back, says so until something is typed, and not at all when it is saved already', () => {
    const { draft } = draftOf('saved', memory(typedBefore))
    expect(look(draft)).to.deep.equal({ state: 'restored', value: 'typed before' })
    expect(draft.dirty.value).to.equal(true)
    draft.edit(value => `${value}!`)
    expect(draft.state.value).to.equal('dirty')
    const discarded = draftOf('saved', memory(typedBefore))
    discarded.draft.discard()
    expect(look(discarded.draft)).to.deep.equal({ state: 'clean', value: 'saved' })
    expect(discarded.keeper.kept).to.equal(null)
    expect(draftOf('saved', memory({ value: 'saved', base: 'older' })).draft.state.value).to.equal('clean')
  })

  it('is a conflict when the back end has something else than it was typed over', async () => {
    const typed = { value: { cru: '5', usb: '3' }, base: { cru: '1', usb: '3' } }
    const elsewhere = { cru: '1', usb: '7' }
    const { draft, keeper, sent } = stockDraft(elsewhere, memory(typed))
    expect(draft.state.value).to.equal('conflict')
    expect(draft.value.value).to.deep.equal(typed.value)
    expect(draft.theirs.value).to.deep.equal(elsewhere)
    draft.rebase(elsewhere)
    expect(draft.state.value, 'told again').to.equal('conflict')
    expect(keeper.kept, 'until it is decided').to.deep.equal(typed)
    draft.keepMine()
    expect(draft.state.value).to.equal('dirty')
    await draft.save()
    expect(sent).to.deep.equal([{ cru: '5', usb: '7' }])
    const taken = stockDraft(elsewhere, memory(typed))
    taken.draft.takeTheirs()
    expect([taken.draft.value.value, taken.draft.state.value, taken.keeper.kept]).to.deep.equal([
      elsewhere,
      'clean',
      null,
    ])
  })

  it('leaves nothing behind that was saved elsewhere meanwhile', () => {
    const keeper = memory({ value: 'mine', base: 'older' })
    expect(draftOf('mine', keeper).draft.state.value).to.equal('clean')
    expect(keeper.kept).to.equal(null)
  })
})
