/** The page around the frame hears of what happens in it by messages, and takes them from its own site only. */
addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && typeof data?.opened === 'string')
    document.getElementById('opened').value = data.opened
})
