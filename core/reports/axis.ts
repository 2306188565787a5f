/**
 * Returns the values at the lines of an axis from 0: round, three or four above the base, the last one at or over the
 * highest value.
 */
export function axisOf(highest: number): number[] {
  const needed = Math.max(1, highest)
  const step = stepFor(needed / 4)
  return Array.from({ length: Math.ceil(needed / step) + 1 }, (_, line) => line * step)
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50, … that is not below a value. */
function stepFor(value: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(value)))
  return [1, 2, 5, 10].map(factor => factor * power).find(step => step >= value) ?? 10 * power
}
