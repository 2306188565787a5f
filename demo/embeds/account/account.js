import { configure } from '/reeldock/reeldock.js'
import { showLinks, supply } from '../supply.js'

const { options, isSignedIn } = await supply()
configure(options)
showLinks(isSignedIn)

/** The texts that the site shows for the elements' events, which bubble to the window. */
const labels = { 'reeldock-company-saved': 'the company’s details', 'reeldock-drives-saved': 'the drives' }
for (const [name, label] of Object.entries(labels))
  addEventListener(name, () => {
    document.getElementById('heard').value = label
  })

/** The site warns before leaving: `dirty` says whether an element has unsaved edits. */
addEventListener('beforeunload', event => {
  const isDirty = [...document.querySelectorAll('reeldock-company-settings, reeldock-drive-inventory')].some(
    ({ dirty }) => dirty,
  )
  if (isDirty) event.preventDefault()
})
