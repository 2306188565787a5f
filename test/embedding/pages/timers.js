// Records the pending timers of a page, and counts all timers that were set. This script runs before all others.
{
  const timers = new Set()
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  Object.assign(window, {
    timers,
    timersSet: 0,
    setTimeout: (work, wait) => {
      const id = setTimeout(() => {
        timers.delete(id)
        work()
      }, wait)
      timers.add(id)
      window.timersSet += 1
      return id
    },
    setInterval: (work, wait) => {
      const id = setInterval(work, wait)
      timers.add(id)
      window.timersSet += 1
      return id
    },
    clearTimeout: id => {
      timers.delete(id)
      clearTimeout(id)
    },
    clearInterval: id => {
      timers.delete(id)
      clearInterval(id)
    },
  })
}
