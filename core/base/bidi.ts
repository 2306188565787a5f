/** Returns whether a text runs from right to left, so that digits after it change their order. */
export function runsFromRight(text: string): boolean {
  return /[\u0590-\u08ff]/.test(text)
}

/** Isolates the direction of a text, so that it keeps the order of the line around it. */
export function isolate(text: string): string {
  return `${runsFromRight(text) ? '\u2067' : '\u2068'}${text}\u2069`
}
