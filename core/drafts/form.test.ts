import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { Failure } from '../base/errors'
import { verbatim } from '../i18n/translate'
import { createForm, type Form } from './form'

interface Stock {
  readonly cru: string
  readonly usb: string
}

const categoryOf = (saving: Promise<unknown>) =>
  saving.then(
    () => 'none',
    (thrown: Failure) => thrown.category,
  )

describe('a form', () => {
  let base = signal<Stock>({ cru: '0', usb: '0' })
  let isAway = false
  let isStrict = false
  let refusal: Failure | null = null
  let onSave = () => {}
  let onMerged: (merged: Stock | null) => void = () => {}
  let form: Form<Stock>
  const ends: (() => void)[] = []

  beforeEach(() => {
    base = signal({ cru: '0', usb: '0' })
    isAway = false
    isStrict = false
    refusal = null
    onSave = () => {}
    onMerged = () => {}
    form = createForm<Stock>({
      cells: {
        split: stock => new Map(Object.entries(stock)),
        join: (stock, typed) => ({
          ...stock,
          ...Object.fromEntries([...typed].map(([cell, { mine }]) => [cell, mine])),
        }),
        same: (a, b) => a === b,
        isCell: () => true,
      },
      source: base,
      blank: { cru: '', usb: '' },
      storage: signal(null),
      reread: async () => {},
      onEnd: end => void ends.push(end),
      async validate({ cru, usb }) {
        if (isAway) throw new Failure({ category: 'offline', sent: false })
        return {
          ...(usb === 'x' && { usb: verbatim('no number') }),
          ...(isStrict && cru.length > 1 && { cru: verbatim('too many') }),
        }
      },
      pathOf: (_, path) => path,
      async save(merge) {
        onSave()
        if (refusal) throw refusal
        const merged = merge(base.peek())
        onMerged(merged)
        base.value = merged ?? base.peek()
      },
    })
  })

  afterEach(() => {
    for (const end of ends.splice(0).toReversed()) end()
  })

  it('is queued when its rules cannot be loaded, and saves the queued edits', async () => {
    isAway = true
    form.edit(stock => ({ ...stock, cru: '12' }))
    expect(await categoryOf(form.save()), 'without a message').to.equal('cancelled')
    expect([form.state.value, form.unsent.value.size]).to.deep.equal(['waiting', 1])
    isAway = false
    await form.save('unsent')
    expect([base.value, form.state.value]).to.deep.equal([{ cru: '12', usb: '0' }, 'clean'])
  })

  it('stays queued while a later edit is invalid', async () => {
    isAway = true
    form.edit(stock => ({ ...stock, cru: '12' }))
    await categoryOf(form.save())
    isAway = false
    form.edit(stock => ({ ...stock, usb: 'x' }))
    expect([await categoryOf(form.save()), form.unsent.value.size]).to.deep.equal(['cancelled', 1])
    expect(form.errors.value).to.deep.equal({ usb: verbatim('no number') })
    await form.save('unsent')
    expect(base.value).to.deep.equal({ cru: '12', usb: '0' })
  })

  it('is not queued any more when a queued edit is invalid, and shows the message at its field', async () => {
    for (const part of ['unsent', 'all'] as const) {
      isAway = true
      form.edit(stock => ({ ...stock, cru: '12', usb: '3' }))
      await categoryOf(form.save())
      isAway = false
      isStrict = true
      expect(await categoryOf(form.save(part))).to.equal('cancelled')
      expect([form.state.value, form.unsent.value.size], part).to.deep.equal(['dirty', 0])
      expect([form.value.value, form.errors.value], part).to.deep.equal([
        { cru: '12', usb: '3' },
        { cru: verbatim('too many') },
      ])
      form.discard()
      isStrict = false
    }
  })

  it('stays queued without an error while a gateway answers for the server', async () => {
    refusal = new Failure({ category: 'offline', sent: false })
    form.edit(stock => ({ ...stock, cru: '12' }))
    await categoryOf(form.save())
    refusal = new Failure({ category: 'server', status: 502 })
    expect([await categoryOf(form.save('unsent')), form.state.value]).to.deep.equal(['cancelled', 'waiting'])
    refusal = null
    await form.save('unsent')
    expect([base.value.cru, form.state.value]).to.deep.equal(['12', 'clean'])
  })

  it('shows no message at a field that was edited while queued, and keeps the other messages', async () => {
    isAway = true
    form.edit(stock => ({ ...stock, cru: '12' }))
    await categoryOf(form.save())
    isAway = false
    form.edit(stock => ({ ...stock, usb: 'x' }))
    await categoryOf(form.save())
    refusal = new Failure({ category: 'offline', sent: false })
    await categoryOf(form.save('unsent'))
    expect([form.unsent.value.size, form.errors.value]).to.deep.equal([1, { usb: verbatim('no number') }])
    refusal = null
    isStrict = true
    form.edit(stock => ({ ...stock, cru: '1' }))
    await categoryOf(form.save('unsent'))
    expect([form.unsent.value.size, form.errors.value]).to.deep.equal([0, { usb: verbatim('no number') }])
    expect(form.value.value).to.deep.equal({ cru: '1', usb: 'x' })
  })

  it('shows the failure of a save until something is edited or saved', async () => {
    const failure = new Failure({ category: 'server', status: 500 })
    for (const change of [
      () => form.edit(stock => ({ ...stock, cru: '13' })),
      () => form.discard(),
      () => {
        base.value = { cru: '12', usb: '0' }
      },
    ]) {
      base.value = { cru: '0', usb: '0' }
      form.edit(stock => ({ ...stock, cru: '12' }))
      refusal = failure
      expect([await categoryOf(form.save()), form.failure.value]).to.deep.equal(['server', failure])
      refusal = null
      change()
      expect(form.failure.value).to.equal(null)
      form.discard()
    }
  })

  it("validates again when the server's data has changed, since both together may break a rule", async () => {
    isStrict = true
    form.edit(stock => ({ ...stock, usb: '5' }))
    onSave = () => {
      base.value = { cru: '12', usb: '0' }
    }
    expect(await categoryOf(form.save())).to.equal('cancelled')
    expect([base.value, form.value.value, form.errors.value]).to.deep.equal([
      { cru: '12', usb: '0' },
      { cru: '12', usb: '5' },
      { cru: verbatim('too many') },
    ])
    isStrict = false
    await form.save()
    expect(base.value).to.deep.equal({ cru: '12', usb: '5' })
  })

  it('sends exactly the value that was validated last', async () => {
    const sent: (Stock | null)[] = []
    form.edit(stock => ({ ...stock, usb: '5' }))
    onSave = () => {
      if (sent.length === 0) base.value = { cru: '3', usb: '0' }
    }
    onMerged = merged => void sent.push(merged)
    await form.save()
    expect([sent, base.value]).to.deep.equal([[{ cru: '3', usb: '5' }], { cru: '3', usb: '5' }])
  })

  it("gives up when the server's data changes at each try", async () => {
    let reads = 0
    form.edit(stock => ({ ...stock, usb: '5' }))
    onSave = () => {
      reads += 1
      base.value = { cru: String(reads), usb: '0' }
    }
    expect(await categoryOf(form.save())).to.equal('stale')
    expect([reads, form.state.value, base.value.usb]).to.deep.equal([4, 'dirty', '0'])
  })

  it('sends only its own changes when somebody else has saved meanwhile', async () => {
    form.edit(stock => ({ ...stock, cru: '12' }))
    onSave = () => {
      base.value = { cru: '40', usb: '0' }
    }
    expect([await categoryOf(form.save()), form.state.value]).to.deep.equal(['cancelled', 'conflict'])
    form.takeTheirs()
    expect([form.state.value, form.failure.value]).to.deep.equal(['clean', null])
  })

  it('has nothing to restore when nothing was edited', () => {
    form.discard()
    form.takeTheirs()
    expect(form.discarded.value).to.equal(false)
  })

  for (const [how, drop] of [
    ['was replaced by theirs', () => form.takeTheirs()],
    ['was discarded', () => form.discard()],
  ] as const)
    it(`restores an edit that ${how}, until something else is edited`, () => {
      const editAndDrop = () => {
        form.edit(stock => ({ ...stock, cru: '12' }))
        base.value = { cru: `${Number(base.value.cru) + 40}`, usb: '0' }
        expect([form.state.value, form.discarded.value]).to.deep.equal(['conflict', false])
        drop()
        expect([form.value.value, form.discarded.value]).to.deep.equal([base.value, true])
      }
      editAndDrop()
      form.undoDiscard()
      expect([form.value.value.cru, form.state.value, form.discarded.value]).to.deep.equal(['12', 'conflict', false])
      editAndDrop()
      form.edit(stock => ({ ...stock, usb: '3' }))
      expect(form.discarded.value).to.equal(false)
      form.discard()
      base.value = { cru: '3', usb: '7' }
      expect(form.discarded.value).to.equal(true)
      form.undoDiscard()
      expect([form.value.value.usb, form.state.value]).to.deep.equal(['3', 'conflict'])
    })
})
