import { configure } from '/reeldock/reeldock.js'
import { showLinks, supply } from '../supply.js'

/** The intranet signs in by itself and supplies its own token. */
const { options, isSignedIn } = await supply()
configure(options)
showLinks(isSignedIn)
