/** How long a browser may take to begin a download, in milliseconds; after that the file's memory is given back. */
const beginsWithin = 60_000

/** Hands a file to the browser as a download. Call it while a click is being answered, or soon after. */
export function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), beginsWithin)
}
