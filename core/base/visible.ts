import { environment, listen } from './environment'

/** Resolves when the page is visible. Rejects when `abort` is aborted before. */
export async function untilVisible(abort: AbortSignal): Promise<void> {
  abort.throwIfAborted()
  if (environment.isVisible()) return
  await waitFor(abort, resolve => listen('visibilitychange', () => environment.isVisible() && resolve()))
}

/** Resolves after a delay in milliseconds. Rejects when `abort` is aborted before. */
export async function delay(milliseconds: number, abort: AbortSignal): Promise<void> {
  abort.throwIfAborted()
  await waitFor(abort, resolve => {
    const timer = setTimeout(resolve, milliseconds)
    return () => clearTimeout(timer)
  })
}

/** @param start begins to wait, and returns the function that stops waiting */
function waitFor(abort: AbortSignal, start: (resolve: () => void) => () => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const end = () => {
      stop()
      abort.removeEventListener('abort', cancel)
    }
    const cancel = () => {
      end()
      reject(abort.reason)
    }
    abort.addEventListener('abort', cancel)
    const stop = start(() => {
      end()
      resolve()
    })
  })
}
