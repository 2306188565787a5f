/** Milliseconds until the page reloads after a failed start. */
const tryAgainAfter = 5000

/** Returns a JSON response of this server. Throws for every error status, because such a failure is temporary. */
async function ask(path) {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

async function start() {
  // Both are requested at once. The account is read without waiting for the loader.
  const suite = import('/reeldock/reeldock.js')
  const loader = import('/reeldock/loader.js')
  loader.catch(() => {})
  const { configure, createRouter } = await suite
  const { accessToken = null, ...options } = window.__REELDOCK__
  // Only this script may use the token.
  delete window.__REELDOCK__.accessToken
  let preloaded = accessToken
  const portal = configure({
    ...options,
    // The token that came with the page is used once. Later tokens are requested.
    token: async () => {
      const first = preloaded
      preloaded = null
      // Null means that nobody is signed in.
      return first ?? (await ask('/token')).accessToken
    },
    // An open page requests the maintenance state, because the start-up script had it only once.
    startUp: () => ask('/maintenance.json'),
  })
  // The router removes the message of the start, so every file that the screens need must have loaded.
  await loader
  const router = createRouter(portal, {
    outlet: document.getElementById('outlet'),
    navigation: document.getElementById('navigation'),
  })
  // If the router's code does not load, the page reloads as a whole.
  await router.ready
}

start().catch(error => {
  console.error(error)
  setTimeout(() => location.reload(), tryAgainAfter)
})
