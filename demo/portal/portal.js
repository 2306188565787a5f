import { configure, createRouter } from '/reeldock/reeldock.js'

/** What this server says; anything but an answer in order is a fault of the moment, and says nothing. */
async function ask(path) {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

const { accessToken = null, ...start } = window.__REELDOCK__
// The token is for this script alone.
delete window.__REELDOCK__.accessToken
let preloaded = accessToken

const portal = configure({
  ...start,
  // The token that came with the page is used once; a later one is asked for.
  token: async () => {
    const first = preloaded
    preloaded = null
    // A null says that nobody is signed in.
    return first ?? (await ask('/token')).accessToken
  },
  // Whether the portal is being maintained is asked while the page is open: the start-up script knew it once.
  startUp: () => ask('/maintenance.json'),
})

createRouter(portal, {
  outlet: document.getElementById('outlet'),
  navigation: document.getElementById('navigation'),
})
