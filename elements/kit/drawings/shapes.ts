/** The upper edge of the dock's line, on which things stand, in a drawing of 160 × 104. */
const ground = 91.5

/** Returns the path of a rectangle with rounded corners that stands on the dock. */
export function block(x: number, width: number, height: number, radius = 2): string {
  return rounded(x, ground - height, width, height, radius)
}

/** Returns the path of a rectangle with rounded corners. */
export function rounded(x: number, y: number, width: number, height: number, radius = 2): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return [
    `M${x + radius} ${y}h${across}${corner(radius, radius)}`,
    `v${down}${corner(-radius, radius)}`,
    `h${-across}${corner(-radius, -radius)}`,
    `v${-down}${corner(radius, -radius)}z`,
  ].join('')
}

/** Returns the path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`
}

/** Returns the path of a drive that stands on the dock. */
export function drive(x: number, height: number): string {
  const top = ground - height
  return `${block(x, 16.5, height)}M${x + 4.5} ${top + 6}h8M${x + 4.5} ${top + 10}h8M${x + 8.2} ${ground - 6.5}h.1`
}

/** Returns the path of a crate that stands on the dock. */
export function crate(x: number, width: number, height: number): string {
  const [top, middle] = [ground - height, x + width / 2]
  return `${block(x, width, height)}M${x} ${top + 9}h${width}M${middle - 4} ${top}v9l4-2.500l4 2.500v-9M${x + 5.5} ${ground - 7}h9.500`
}

/** Returns the path of a reel, to be filled with the even-odd rule. */
export function reel(x: number, y: number, radius: number): string {
  const hole = (dx: number, dy: number) => circle(x + dx * radius, y + dy * radius, 0.235 * radius)
  return circle(x, y, radius) + hole(0, -0.52) + hole(-0.46, 0.27) + hole(0.46, 0.27) + circle(x, y, 0.11 * radius)
}

/**
 * Returns the path of the shutter of a closed dock.
 * @param slats the heights of its slats
 */
export function shutter(slats: readonly number[]): string {
  return `${block(46, 68, 64.5)}${slats.map(y => `M46 ${y}h68`).join('')}`
}

/** Returns the path of the chassis of an appliance. */
export const chassis = (x: number, width: number) => block(x, width, 54.8, 4)

/**
 * Returns the path of the slots of an appliance.
 * @param xs the left edges of the slots
 */
export const slots = (...xs: readonly number[]) => xs.map(x => rounded(x, 45, 12.5, 38)).join('')
