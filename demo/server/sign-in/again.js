/** On the page of an unavailable provider, continues to the sign-in as soon as the provider responds. */
const link = document.getElementById('again')
const pause = 5000

async function checkProvider() {
  if (document.hidden) return
  const answer = await fetch(link.href, { redirect: 'manual' }).catch(() => null)
  // A redirect leads to the provider, so it is back. Scripts cannot read the target of the redirect.
  if (answer?.type === 'opaqueredirect') location.replace(link.href)
}

if (link) setInterval(checkProvider, pause)
