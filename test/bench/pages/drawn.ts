/** Waits until what was changed is on the screen, and what that called for as well. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise(requestAnimationFrame)
    await new Promise(done => setTimeout(done))
  }
}

/** Waits for something that comes by itself. Throws after a minute, which no machine needs. */
export async function until(isThere: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 60_000
  while (!isThere()) {
    if (performance.now() > end) throw new Error(`${what} never came`)
    await new Promise(requestAnimationFrame)
  }
}

const channel = new MessageChannel()

/** Lets the page do what waits: as long as the next message is a task of its own. */
export async function task(): Promise<void> {
  await new Promise(done => {
    channel.port1.onmessage = done
    channel.port2.postMessage(null)
  })
}
