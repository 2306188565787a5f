import { isSeed } from '../../kit/seed-colours'
import { say } from './say'

/** Says of a seed that it is no colour, so that the colours stay as they are. `where` names who wrote it. */
export function checkSeed(seed: unknown, where: string): void {
  if (seed === undefined || seed === '') return
  if (typeof seed === 'string' && isSeed(seed)) return
  say(`${where}: "${seed}" is not a colour, so the default colours are used. Use a colour such as #6b3fd4.`, 'bad_seed')
}
