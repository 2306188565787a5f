import type { Picture } from './picture'
import { block, chassis, circle, crate, drive, reel, slots } from './shapes'

/** No orders yet: the reel is dashed. */
export const noOrders: Picture = {
  dock: 'lit',
  paths: [
    ['dashed', circle(80, 67.5, 23)],
    ['line', circle(80, 67.5, 3.5)],
    ['thing', drive(28, 28.5) + drive(48, 22.5) + crate(112, 30.5, 24.5)],
  ],
}

/** No appliances yet. */
export const noAppliances: Picture = {
  dock: 'lit',
  paths: [
    ['thing', chassis(42, 76.5)],
    ['dashed', slots(49, 65.5, 82, 98.5)],
  ],
}

/** No shipments to send yet. */
export const noShipments: Picture = {
  dock: 'lit',
  paths: [['thing', drive(30, 24.5) + crate(54, 52, 38.5) + drive(114, 24.5)]],
}

/** No results for a search or filter. */
export const nothingFound: Picture = {
  dock: 'lit',
  paths: [
    ['thing', drive(36, 28.5) + drive(58, 22.5) + drive(80, 28.5)],
    ['thing', circle(100, 59.5, 19)],
    ['line', 'M113.500 73l14.500 15.500'],
  ],
}

/** All work is done: the truck leaves. */
export const allDone: Picture = {
  dock: 'lit',
  paths: [
    [
      'thing',
      'M76 53h40.500a2 2 0 0 1 2 2v28.500h-44.500v-28.500a2 2 0 0 1 2-2zM118.500 63h10.500l8 9v11.500h-18.500z',
    ],
    ['thing', circle(88.5, 85.5, 6) + circle(126, 85.5, 6)],
    ['ok', 'M89 67.500l5.500 5.500l10-11.500'],
    ['ink', reel(42, 76.5, 15)],
  ],
}

/** A period without data. */
export const emptyPeriod: Picture = {
  dock: 'lit',
  paths: [
    ['thing', block(48, 16.5, 28.5) + block(72, 16.5, 44.5)],
    ['dashed', block(96, 16.5, 56.5)],
  ],
}

/** A registration that was not sent yet: its page is dashed. */
export const noRegistration: Picture = {
  dock: 'lit',
  paths: [
    ['thing', drive(28, 24.5) + crate(112, 30.5, 24.5)],
    ['dashed-thing', block(59, 42, 56)],
    ['line', 'M67 46h18M67 54h26M67 62h26M67 70h14'],
  ],
}

/** A submission that is under review. */
export const underReview: Picture = {
  dock: 'lit',
  paths: [
    ['thing', drive(28, 24.5) + crate(112, 30.5, 24.5)],
    ['thing', `${block(56, 42, 60)}M64 42h18M64 50h26M64 58h14`],
    ['thing', circle(90, 66, 11)],
    ['line', 'M98 74l9 9.500'],
  ],
}
