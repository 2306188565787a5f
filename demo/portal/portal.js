/** A page whose start did not arrive tries again as a whole, this many milliseconds later. */
const tryAgainAfter = 5000

/** What this server says; anything but an answer in order is a fault of the moment, and says nothing. */
async function ask(path) {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

async function start() {
  const [{ configure, createRouter }] = await Promise.all([
    import('/reeldock/reeldock.js'),
    import('/reeldock/loader.js'),
  ])
  const { accessToken = null, ...options } = window.__REELDOCK__
  // The token is for this script alone.
  delete window.__REELDOCK__.accessToken
  let preloaded = accessToken
  const portal = configure({
    ...options,
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
  const router = createRouter(portal, {
    outlet: document.getElementById('outlet'),
    navigation: document.getElementById('navigation'),
  })
  // Its file may not arrive: the page then tries again as a whole.
  await router.ready
}

start().catch(error => {
  console.error(error)
  setTimeout(() => location.reload(), tryAgainAfter)
})
