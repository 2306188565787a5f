import type { Picture } from './picture'
import { chassis, circle, crate, drive, reel, rounded, shutter, slots } from './shapes'

/** A failed read: the dock's line is broken under the reel. */
export const failed: Picture = {
  dock: 'broken',
  paths: [
    ['thing', drive(36, 22) + crate(107.5, 31, 24.5)],
    ['ink', reel(80, 69.5, 20)],
    ['bad', 'M70 93l4 4l6-8l5 8l4-4'],
  ],
}

/** A read without a connection: the appliance is unplugged. */
export const unplugged: Picture = {
  dock: 'dark',
  paths: [
    ['thing', chassis(42, 76.5)],
    ['dashed', slots(49, 65.5, 82, 98.5)],
    ['line', 'M118.500 65c11 0 8-25.500 21.500-25.500M140.500 33v13M146 36.500h5.500M146 42.500h5.500'],
  ],
}

/** A person who is not signed in: the shutter is down and the lamp is off. */
export const closed: Picture = {
  dock: 'dark',
  paths: [
    ['thing', shutter([37.5, 47.5, 57.5, 67.5])],
    ['line', `M80 9v4.500${circle(80, 17, 3.5)}M77.500 77h5M77.500 76h5M77.500 78h5`],
  ],
}

/** An account without access: the shutter is locked. */
export const locked: Picture = {
  dock: 'lit',
  paths: [
    ['thing', shutter([37.5, 47.5, 81])],
    ['ink', rounded(68, 57, 24, 19)],
    ['stroke', 'M73 57.500v-5a7 7 0 0 1 14 0v5'],
  ],
}

/** An unknown address. */
export const unknown: Picture = {
  dock: 'lit',
  paths: [
    ['thing', drive(23.5, 28.5) + drive(119.5, 22)],
    ['dashed-thing', circle(80, 67, 24)],
    ['stroke', 'M74 61.500a6.500 6.500 0 1 1 10 5.500c-2.600 1.700-4 3-4 6M80 78.500h.1'],
  ],
}

/** A portal in maintenance: half of the dock is lit. */
export const maintenance: Picture = {
  dock: 'half',
  paths: [
    ['thing', chassis(38, 64.5)],
    ['thing', rounded(45, 45, 10, 38) + rounded(58.5, 45, 10, 38)],
    ['dashed', rounded(72, 45, 10, 38) + rounded(85.5, 45, 10, 38)],
    [
      'line',
      'M48.500 51h3M48.500 55h3M62 51h3M62 55h3M112 91.500l10-49M136.500 91.500l-10.500-49M120 53h8M117.500 65h13M114.500 78h19',
    ],
    ['lamp', 'M50 77h.1M63.500 77h.1'],
  ],
}
