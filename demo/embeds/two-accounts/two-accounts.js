import { createPortal } from '/reeldock/reeldock.js'
import { createTestBackend } from '/reeldock/testing.js'

/** Gives a session its own portal: another account, with a separate token, store and language. */
function open(id, scenario, locale) {
  const { options } = createTestBackend({ scenario })
  let requests = 0
  const session = document.getElementById(id)
  session.addEventListener('reeldock-work-order-opened', ({ detail }) => {
    document.getElementById(`${id}-opened`).value = detail.workOrderNo
  })
  session.portal = createPortal({
    ...options,
    locale,
    token: () => {
      requests += 1
      document.getElementById(`${id}-tokens`).value = requests
      return options.token
    },
  })
}

open('first', 'approved-manual', 'en')
open('second', 'small', 'fr')
