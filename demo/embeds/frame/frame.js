/** The page inside the frame sends messages to this page, which accepts them from its own site only. */
addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && typeof data?.opened === 'string')
    document.getElementById('opened').value = data.opened
})
