/** Where a key on its button opens a menu; null for any other key. */
export function opensAt(key: string): 'Home' | 'End' | null {
  return key === 'ArrowDown' ? 'Home' : key === 'ArrowUp' ? 'End' : null
}
