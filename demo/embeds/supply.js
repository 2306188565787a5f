/** Returns the access token from this site's server, or null when nobody is signed in. */
async function fetchToken() {
  const answer = await fetch('/token', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The token could not be had (${answer.status})`)
  return (await answer.json()).accessToken
}

/**
 * Returns the options for `configure`. The page itself needs the first token to know whether somebody is signed in, so
 * the elements reuse that token first.
 */
export async function supply() {
  const [options, first] = await Promise.all([fetch('/options.json').then(answer => answer.json()), fetchToken()])
  let unused = first
  const token = () => {
    const next = unused ?? fetchToken()
    unused = null
    return next
  }
  return { options: { ...options, token }, isSignedIn: first !== null }
}

/** Shows the link that applies: `#sign-in` or `#sign-out`. */
export function showLinks(isSignedIn) {
  document.getElementById('sign-in').hidden = isSignedIn
  document.getElementById('sign-out').hidden = !isSignedIn
}
