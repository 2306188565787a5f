import { configure } from '/reeldock/reeldock.js'

const options = await (await fetch('/options.json')).json()

/** The intranet signs in by itself and supplies its own token. */
async function token() {
  const answer = await fetch('/token', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The token could not be had (${answer.status})`)
  return (await answer.json()).accessToken
}

configure({ ...options, token })

const signedIn = (await token()) !== null
document.getElementById('sign-in').hidden = signedIn
document.getElementById('sign-out').hidden = !signedIn
