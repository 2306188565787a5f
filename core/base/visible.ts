import { environment, listen } from './environment'

/** Resolves when somebody can see the page; at once when somebody can. Rejects when `abort` is aborted before. */
export async function untilVisible(abort: AbortSignal): Promise<void> {
  abort.throwIfAborted()
  if (environment.isVisible()) return
  await waitFor(abort, resolve => listen('visibilitychange', () => environment.isVisible() && resolve()))
}

/** Resolves after so many milliseconds. Rejects when `abort` is aborted before. */
export async function delay(milliseconds: number, abort: AbortSignal): Promise<void> {
  abort.throwIfAborted()
  await waitFor(abort, resolve => {
    const timer = setTimeout(resolve, milliseconds)
    return () => clearTimeout(timer)
  })
}

/** @param start begins to wait, and returns how to stop waiting */
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
