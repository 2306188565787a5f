import { expect } from 'chai'
import { Failure, type FailureCategory } from '../base/errors'
import { text } from '../i18n/translate'
import { createNotifications } from './notifications'

describe('what did not get through', () => {
  const title = text('drives.saveFailed')
  const retry = () => undefined

  async function offered(category: FailureCategory) {
    const { run, toasts } = createNotifications()
    await run({ title, retry }, () => Promise.reject(new Failure({ category })))
    return toasts.value.map(toast => toast.retry)
  }

  it('is offered once more where the connection kept it from coming, and not where it would fail again', async () => {
    expect(await offered('offline')).to.deep.equal([retry])
    expect(await offered('invalid')).to.deep.equal([null])
  })

  it('is offered no more once what offers it is dropped', async () => {
    const { run, toasts, drop } = createNotifications()
    await run({ title, retry }, () => Promise.reject(new Failure({ category: 'offline' })))
    drop(title)
    expect(toasts.value).to.deep.equal([])
  })
})
