import { configure } from '/reeldock/reeldock.js'
import { showLinks, supply } from '../supply.js'

const { options, isSignedIn } = await supply()
configure(options)
showLinks(isSignedIn)
addEventListener('reeldock-work-order-opened', ({ detail }) =>
  parent.postMessage({ opened: detail.workOrderNo }, location.origin),
)
