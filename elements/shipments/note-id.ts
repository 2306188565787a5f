/** Where a row's note is found, for the field that it speaks of. */
export function noteId(id: string): string {
  return `note-${id}`
}
