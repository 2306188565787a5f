import { configure } from '/reeldock/reeldock.js'
import { showLinks, supply } from '../supply.js'

/** The intranet has a separate sign-in and supplies its own token. */
const { options, isSignedIn } = await supply()
configure(options)
showLinks(isSignedIn)
