import { configure } from '/reeldock/reeldock.js'
import { showLinks, supply } from '../supply.js'

const { options, isSignedIn } = await supply()
configure(options)
showLinks(isSignedIn)

/** What the site tells of what the elements say: their events bubble to wherever the site listens. */
const told = { 'reeldock-company-saved': 'the company’s details', 'reeldock-drives-saved': 'the drives' }
for (const [name, what] of Object.entries(told))
  addEventListener(name, () => {
    document.getElementById('heard').value = what
  })

/** The site has warned before it is left as well: an element says whether something is not saved. */
addEventListener('beforeunload', event => {
  const isDirty = [...document.querySelectorAll('reeldock-company-settings, reeldock-drive-inventory')].some(
    ({ dirty }) => dirty,
  )
  if (isDirty) event.preventDefault()
})
