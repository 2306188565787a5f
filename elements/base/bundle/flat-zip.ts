import { type FlateError, type UnzipOptions, type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate/browser'

export * from 'fflate/browser'

type Done<Result> = (error: FlateError | null, result: Result) => void

/**
 * Takes the place of `fflate`'s `zip` for the two sheet libraries. Theirs starts workers from blobs, which a strict
 * policy refuses; here sheets are read and written in a worker of the suite's own, where waiting harms nobody.
 */
export function zip(files: Zippable, done: Done<Uint8Array>): void {
  settle(() => zipSync(files), done)
}

/** Takes the place of `fflate`'s `unzip`, as `zip` above does; the sheet reader gives it no options. */
export function unzip(data: Uint8Array, ...rest: [Done<Unzipped>] | [UnzipOptions, Done<Unzipped>]): void {
  const [options, done] = rest.length === 1 ? [{}, rest[0]] : rest
  settle(() => unzipSync(data, options), done)
}

function settle<Result>(work: () => Result, done: Done<Result>): void {
  let result: Result
  try {
    result = work()
  } catch (error) {
    done(error as FlateError, {} as Result)
    return
  }
  done(null, result)
}
