/** Returns whether a text runs from right to left, so that digits after it change their order. */
export function runsFromRight(words: string): boolean {
  return /[\u0590-\u08ff]/.test(words)
}

/** Isolates the direction of a text, so that it keeps the order of the line around it. */
export function isolate(words: string): string {
  return `${runsFromRight(words) ? '\u2067' : '\u2068'}${words}\u2069`
}
