/** The time in milliseconds that a browser has to begin a download, after which the memory of the file is released. */
const maxDelay = 60_000

/** Downloads a file through the browser. Must be called in the handler of a click, or soon after it. */
export function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), maxDelay)
}
