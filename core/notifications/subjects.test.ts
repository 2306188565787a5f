import { expect } from 'chai'
import { Failure } from '../base/errors'
import { text } from '../i18n/translate'
import { createNotifications } from './notifications'

const title = text('drives.saveFailed')

describe('errors of several subjects under one title', () => {
  it('keeps the error of one subject when another one with this title succeeds, fails or is cancelled', async () => {
    const { run, succeed, drop, toasts } = createNotifications()
    const fail = () => Promise.reject(new Failure({ category: 'server' }))
    const failed = () => toasts.value.filter(({ tone }) => tone === 'danger').map(({ subject }) => subject)
    await run({ title, subject: 'A' }, fail)
    await run({ title, subject: 'B' }, async () => undefined)
    expect(failed()).to.deep.equal(['A'])
    await run({ title, subject: 'B' }, fail)
    expect(failed()).to.deep.equal(['A', 'B'])
    await run({ title, subject: 'B' }, () => Promise.reject(new Failure({ category: 'cancelled' })))
    expect(failed()).to.deep.equal(['A'])
    succeed({ title, subject: 'B' })
    drop(title)
    expect(failed()).to.deep.equal(['A'])
    await run({ title, subject: 'A' }, async () => undefined)
    expect(failed()).to.deep.equal([])
  })
})
