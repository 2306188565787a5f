import { expect } from 'chai'
import { after } from '../../test/fixtures/page/wait'
import { createDraft, type Draft, type DraftKeeper, type KeptDraft } from '../base/draft'
import { storagePrefix } from '../base/storage'
import { draftKeeper, keptDraft } from './keeper'

interface Card {
  readonly mail: string
  readonly phone: string
}

const saved: Card = { mail: 'saved', phone: 'saved' }
const isCard = (kept: unknown): kept is Card => typeof kept === 'object' && kept !== null && 'mail' in kept

/** One storage and the windows that look at it: a write is heard in all others, at once or when `deliver` is called. */
function windows() {
  let kept: KeptDraft<Card> | null = null
  let late: (() => void)[] | null = null
  const ears = new Map<object, (kept: KeptDraft<Card> | null) => void>()
  let served = saved

  function tell(from: object): void {
    // What is heard is what is kept by then.
    for (const [other, hear] of ears) if (other !== from) late ? late.push(() => hear(kept)) : hear(kept)
  }
  function open(): Draft<Card, string> {
    const me = {}
    const keeper: DraftKeeper<KeptDraft<Card>> = {
      read: () => kept,
      write(next) {
        kept = next
        tell(me)
        return true
      },
      clear() {
        const was = kept
        kept = null
        if (was !== null) tell(me)
      },
      watch(hear) {
        ears.set(me, hear)
        return () => ears.delete(me)
      },
    }
    const made: Draft<Card, string> = createDraft<Card, string>({
      initial: served,
      equal: (a, b) => a.mail === b.mail && a.phone === b.phone,
      merge: (base, mine, theirs) => ({
        mail: mine.mail === base.mail ? theirs.mail : mine.mail,
        phone: mine.phone === base.phone ? theirs.phone : mine.phone,
      }),
      keeper,
      onEnd: () => {},
      async reread() {
        made.rebase(served)
      },
      validate: () => ({}),
      refused: () => ({}),
      async save(value) {
        served = value
        return value
      },
    })
    return made
  }
  return {
    open,
    kept: () => kept?.value ?? null,
    delay: () => {
      late = []
    },
    deliver: () => {
      const due = late ?? []
      late = null
      for (const each of due) each()
    },
  }
}

const mail = (text: string) => (card: Card) => ({ ...card, mail: text })
const phone = (text: string) => (card: Card) => ({ ...card, phone: text })

describe('a draft in two windows', () => {
  it('holds what was typed in either, and says so in the other', () => {
    const { open, kept } = windows()
    const [mine, other] = [open(), open()]
    mine.edit(mail('m'))
    expect([other.value.value, other.state.value, other.kept.value]).to.deep.equal([
      { mail: 'm', phone: 'saved' },
      'joined',
      true,
    ])
    other.edit(phone('p'))
    expect(other.state.value).to.equal('dirty')
    for (const each of [mine.value.value, other.value.value, kept()])
      expect(each).to.deep.equal({ mail: 'm', phone: 'p' })
  })

  it('joins what was typed at the same time in different fields', () => {
    const { open, kept, delay, deliver } = windows()
    const [mine, other] = [open(), open()]
    delay()
    mine.edit(mail('m'))
    other.edit(phone('p'))
    deliver()
    for (const each of [mine.value.value, other.value.value, kept()])
      expect(each).to.deep.equal({ mail: 'm', phone: 'p' })
  })

  for (const [step, left] of [
    ['keepMine', 'here'],
    ['takeTheirs', 'there'],
  ] as const)
    it(`says when both typed into one field, and loses neither: ${step}`, () => {
      const { open, kept, delay, deliver } = windows()
      const [there, here] = [open(), open()]
      delay()
      there.edit(mail('there'))
      here.edit(mail('here'))
      deliver()
      const seen = () => [there, here].map(({ state, value }) => `${state.value} ${value.value.mail}`)
      expect(seen()).to.deep.equal(['dirty there', 'parted here'])
      there.edit(phone('p'))
      expect(seen()).to.deep.equal(['dirty there', 'parted here'])
      expect([here.value.value.phone, here.kept.value, kept()?.mail]).to.deep.equal(['p', false, 'there'])
      here[step]()
      expect([here.value.value, here.kept.value, kept()]).to.deep.equal([
        { mail: left, phone: 'p' },
        true,
        { mail: left, phone: 'p' },
      ])
      expect(there.value.value.mail).to.equal(left)
    })

  it('is saved or given up in both', async () => {
    const { open, kept } = windows()
    const [mine, other] = [open(), open()]
    mine.edit(mail('m'))
    await mine.save()
    await after(0)
    expect([other.value.value.mail, other.state.value]).to.deep.equal(['m', 'clean'])
    other.edit(mail('n'))
    other.discard()
    await after(0)
    expect([mine.value.value.mail, mine.state.value, kept()]).to.deep.equal(['m', 'clean', null])
  })

  it('brings what is typed over an older state onto what is saved now', () => {
    const { open } = windows()
    const [mine, other] = [open(), open()]
    other.rebase({ mail: 'saved', phone: 'newer' })
    mine.edit(mail('m'))
    expect(other.value.value).to.deep.equal({ mail: 'm', phone: 'newer' })
  })
})

describe('what a keeper hears', () => {
  const key = `${storagePrefix}draft:C-1:card`
  const keeper = draftKeeper('C-1', 'card', keptDraft(isCard))
  /** As the browser tells every window but the one that wrote. */
  const told = (of: string | null) => dispatchEvent(new StorageEvent('storage', { key: of, storageArea: localStorage }))
  afterEach(() => localStorage.clear())

  it('is what another window kept, or that it is gone, until it ends', () => {
    const heard: unknown[] = []
    const end = keeper.watch?.(kept => heard.push(kept?.value.mail ?? null))
    keeper.write({ value: { ...saved, mail: 'm' }, base: saved })
    told(key)
    told('another')
    keeper.clear()
    told(key)
    told(null)
    end?.()
    told(key)
    expect(heard).to.deep.equal(['m', null, null])
  })
})
