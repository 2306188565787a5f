import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { Failure } from '../base/errors'
import { createForm, type Form } from './form'

interface Stock {
  readonly cru: string
  readonly usb: string
}

describe('a form whose rules do not arrive', () => {
  let base = signal<Stock>({ cru: '0', usb: '0' })
  let isAway = false
  let form: Form<Stock, string>

  beforeEach(() => {
    base = signal({ cru: '0', usb: '0' })
    isAway = false
    form = createForm<Stock, string>({
      cells: {
        split: stock => new Map(Object.entries(stock)),
        join: (stock, typed) => ({
          ...stock,
          ...Object.fromEntries([...typed].map(([cell, { mine }]) => [cell, mine])),
        }),
        same: (a, b) => a === b,
      },
      source: base,
      blank: { cru: '', usb: '' },
      storage: signal(null),
      reread: async () => {},
      onEnd: () => {},
      async validate({ usb }) {
        if (isAway) throw new Failure({ category: 'offline', sent: false })
        return usb === 'x' ? { usb: 'no number' } : {}
      },
      refused: () => ({}),
      async save(merge) {
        base.value = merge(base.peek()) ?? base.peek()
      },
    })
  })

  it('waits for the connection, and saves what it was to send', async () => {
    isAway = true
    form.edit(stock => ({ ...stock, cru: '12' }))
    expect(await form.save()).to.equal('failed')
    expect([form.state.value, form.unsent.value]).to.deep.equal(['waiting', 1])
    isAway = false
    expect(await form.save('unsent')).to.equal('saved')
    expect([base.value, form.state.value]).to.deep.equal([{ cru: '12', usb: '0' }, 'clean'])
  })

  it('goes on waiting while something that was typed since may not be saved', async () => {
    isAway = true
    form.edit(stock => ({ ...stock, cru: '12' }))
    await form.save()
    isAway = false
    form.edit(stock => ({ ...stock, usb: 'x' }))
    expect([await form.save(), form.unsent.value]).to.deep.equal(['invalid', 1])
    expect(form.errors.value).to.deep.equal({ usb: 'no number' })
    expect(await form.save('unsent')).to.equal('saved')
    expect(base.value).to.deep.equal({ cru: '12', usb: '0' })
  })
})
