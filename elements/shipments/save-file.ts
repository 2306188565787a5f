/** Gives a person a file that was made in the page. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has to have begun before its address goes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
