/** Whether words run from right to left, and turn the digits after them around. */
export function runsFromRight(words: string): boolean {
  return /[\u0590-\u08ff]/.test(words)
}

/** Text with a direction of its own, for a line that runs from right to left: what is around leaves its order alone. */
export function isolate(words: string): string {
  return `${runsFromRight(words) ? '\u2067' : '\u2068'}${words}\u2069`
}
