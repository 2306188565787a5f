/** On the page of a provider that does not answer: goes on to the sign-in as soon as it does. */
const link = document.getElementById('again')
const pause = 5000

async function look() {
  if (document.hidden) return
  const answer = await fetch(link.href, { redirect: 'manual' }).catch(() => null)
  // A redirect leads to the provider: it is back. Its address is not told to a script.
  if (answer?.type === 'opaqueredirect') location.replace(link.href)
}

if (link) setInterval(look, pause)
