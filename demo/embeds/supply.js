/** The sign-in of this site, from its own server: `accessToken` is null while nobody is signed in. */
async function ask() {
  const answer = await fetch('/token', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The token could not be had (${answer.status})`)
  return (await answer.json()).accessToken
}

/** What `configure` takes here. The page itself wants to know who is signed in: that first answer is the elements' first token. */
export async function supply() {
  const [options, first] = await Promise.all([fetch('/options.json').then(answer => answer.json()), ask()])
  let unused = first
  const token = () => {
    const now = unused ?? ask()
    unused = null
    return now
  }
  return { options: { ...options, token }, isSignedIn: first !== null }
}

/** Shows the one of the page's two links, `#sign-in` and `#sign-out`, that leads somewhere. */
export function showLinks(isSignedIn) {
  document.getElementById('sign-in').hidden = isSignedIn
  document.getElementById('sign-out').hidden = !isSignedIn
}
