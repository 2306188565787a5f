import { configure, createRouter } from '/reeldock/reeldock.js'

/** A fresh token of this browser's session; null when nobody is signed in. */
async function token() {
  const answer = await fetch('/token', { headers: { accept: 'application/json' } })
  if (!answer.ok) return null
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
})

createRouter(portal, {
  outlet: document.getElementById('outlet'),
  navigation: document.getElementById('navigation'),
})
