import { bring } from '../base/bring'

/** How near a ship-by is comes after the first rows: hours, holidays and zones weigh more than a list does. */
export const loadRisk = async () => (await bring(import('./OrderRisk'))).OrderRisk
