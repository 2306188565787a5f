import { isSeed } from '../../kit/seed-colours'
import { warn } from './warn'

/**
 * Warns of a seed that is no color, so that the default colors are used.
 * @param where the place in the host's code, for the warning
 */
export function checkSeed(seed: unknown, where: string): void {
  if (seed === undefined || seed === '') return
  if (typeof seed === 'string' && isSeed(seed)) return
  warn(
    `${where}: "${seed}" is not a colour, so the default colours are used. Use a colour such as #6b3fd4.`,
    'bad_seed',
  )
}
