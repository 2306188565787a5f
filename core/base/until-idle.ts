import type { ReadonlySignal } from '@preact/signals-core'

/** Resolves when no read is running. */
export function untilIdle(resource: ReadonlySignal<{ readonly busy: boolean }>): Promise<void> {
  return new Promise(resolve => {
    const stop = resource.subscribe(({ busy }) => {
      if (busy) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
}
