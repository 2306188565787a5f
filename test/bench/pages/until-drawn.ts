/** Waits until changes and their follow-ups are on the screen. */
export async function untilDrawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise(requestAnimationFrame)
    await new Promise(done => setTimeout(done))
  }
}

/**
 * Waits for a condition.
 * @throws Error after a minute, longer than any machine needs
 */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 60_000
  while (!holds()) {
    if (performance.now() > end) throw new Error(`${what} never came`)
    await new Promise(requestAnimationFrame)
  }
}

const channel = new MessageChannel()

/** Yields to waiting tasks of the page by sending itself a message, which arrives in a later task. */
export async function yieldTask(): Promise<void> {
  await new Promise(done => {
    channel.port1.onmessage = done
    channel.port2.postMessage(null)
  })
}
