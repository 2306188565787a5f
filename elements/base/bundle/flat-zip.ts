import { type FlateError, type UnzipOptions, type Unzipped, unzipSync, Zip, ZipPassThrough } from 'fflate/browser'

export * from 'fflate/browser'

type Done<Result> = (error: FlateError | null, result: Result) => void

/**
 * Replaces `fflate`'s `zip` for the two sheet libraries. The original starts workers from blobs, which a strict policy
 * refuses. The browser itself compresses the files, in a third of the time.
 */
export function zip(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>, done: Done<Uint8Array>): void {
  pack(files).then(
    packed => done(null, packed),
    (error: FlateError) => done(error, new Uint8Array()),
  )
}

/** Replaces `fflate`'s `unzip` for the same reason; the sheet reader passes no options. */
export function unzip(data: Uint8Array, ...rest: [Done<Unzipped>] | [UnzipOptions, Done<Unzipped>]): void {
  const [options, done] = rest.length === 1 ? [{}, rest[0]] : rest
  let files: Unzipped
  try {
    files = unzipSync(data, options)
  } catch (error) {
    done(error as FlateError, {})
    return
  }
  done(null, files)
}

/** A file of a zip whose content is already compressed. `fflate` reads its name, size and checksum. */
class CompressedFile extends ZipPassThrough {
  /** The number of the method "deflate" (APPNOTE.TXT of PKZIP, 4.4.5). */
  override compression = 8

  constructor(
    name: string,
    private readonly compressed: Uint8Array<ArrayBuffer>,
  ) {
    super(name)
  }

  protected override process(_content: Uint8Array, isFinal: boolean): void {
    this.ondata(null, this.compressed, isFinal)
  }
}

async function pack(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  })
  for (const [name, content] of Object.entries(files)) {
    const file = new CompressedFile(name, await compress(content))
    archive.add(file)
    file.push(content, true)
  }
  archive.end()
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

async function compress(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}
