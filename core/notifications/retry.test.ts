import { expect } from 'chai'
import { Failure, type FailureCategory } from '../base/errors'
import { text } from '../i18n/translate'
import { createNotifications } from './notifications'

describe('a task that did not reach the server', () => {
  const title = text('drives.saveFailed')
  const retry = () => undefined

  async function offered(category: FailureCategory) {
    const { run, toasts } = createNotifications()
    await run({ title, retry }, () => Promise.reject(new Failure({ category })))
    return toasts.value.map(toast => toast.retry)
  }

  it('offers a retry only when the connection was the reason', async () => {
    expect(await offered('offline')).to.deep.equal([retry])
    expect(await offered('invalid')).to.deep.equal([null])
  })

  it('offers no retry after its toast is dropped', async () => {
    const { run, toasts, drop } = createNotifications()
    await run({ title, retry }, () => Promise.reject(new Failure({ category: 'offline' })))
    drop(title)
    expect(toasts.value).to.deep.equal([])
  })
})
