import { configure, createRouter } from '/reeldock/reeldock.js'

/** A fresh token of this browser's session; null when nobody is signed in. */
async function token() {
  const answer = await fetch('/token', { headers: { accept: 'application/json' } })
  // Nobody signed in is an answer too (a null); anything else is a fault of the moment, and no reason to leave.
  if (!answer.ok) throw new Error(`The token could not be had (${answer.status})`)
  return (await answer.json()).accessToken
}

let preloaded = window.__REELDOCK__?.accessToken ?? null

const portal = configure({
  ...window.__REELDOCK__,
  // The token that came with the page is used once; a later one is asked for.
  token: async () => {
    const first = preloaded
    preloaded = null
    return first ?? (await token())
  },
  // Whether the portal is being maintained is asked while the page is open: the start-up script knew it once.
  startUp: async () => (await fetch('/maintenance.json')).json(),
})

createRouter(portal, {
  outlet: document.getElementById('outlet'),
  navigation: document.getElementById('navigation'),
})
