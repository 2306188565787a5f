import { type FlateError, type UnzipOptions, type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate/browser'

export * from 'fflate/browser'

type Done<Result> = (error: FlateError | null, result: Result) => void

/**
 * Replaces `fflate`'s `zip` for the two sheet libraries. The original starts workers from blobs, which a strict policy
 * refuses. Sheets are already read and written in a worker of the suite, where a synchronous call blocks nothing.
 */
export function zip(files: Zippable, done: Done<Uint8Array>): void {
  complete(() => zipSync(files), done)
}

/** Replaces `fflate`'s `unzip` for the same reason; the sheet reader passes no options. */
export function unzip(data: Uint8Array, ...rest: [Done<Unzipped>] | [UnzipOptions, Done<Unzipped>]): void {
  const [options, done] = rest.length === 1 ? [{}, rest[0]] : rest
  complete(() => unzipSync(data, options), done)
}

function complete<Result>(work: () => Result, done: Done<Result>): void {
  let result: Result
  try {
    result = work()
  } catch (error) {
    done(error as FlateError, {} as Result)
    return
  }
  done(null, result)
}
