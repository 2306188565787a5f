import type { Browser } from 'playwright-core'
import { type LoadName, loads } from './loads'
import { buildPackage, buildPeers } from './peers'
import { serveLoads } from './site'
import { type Visit, visit } from './visit'
import { printWeights } from './weights'

/** A page of the suite, its peer and the limits between them. */
interface Pair {
  readonly ours: LoadName
  readonly peer: LoadName
  readonly throttled: boolean
  /** The largest ratio of the suite's best value to the peer's best. */
  readonly atMost: Partial<Record<keyof Visit, number>>
}

const weighed: readonly LoadName[] = [
  'vaadin grid + date picker',
  'ui5 table + date picker',
  'justifi payments',
  'mgt agenda',
]

const pairs: readonly Pair[] = [
  { ours: 'ours', peer: 'vaadin grid', throttled: true, atMost: { rows: 0.9, blocking: 0.4 } },
  { ours: 'ours, files named', peer: 'vaadin grid', throttled: true, atMost: { rows: 0.9, blocking: 0.4 } },
  { ours: 'ours, bundled', peer: 'vaadin grid', throttled: true, atMost: { rows: 0.9, blocking: 0.4 } },
  {
    ours: 'our portal',
    peer: 'react-admin',
    throttled: true,
    atMost: { kilobytes: 0.45, firstPaint: 0.65, blocking: 0.25, click: 0.5 },
  },
  ...weighed.map((peer): Pair => ({ ours: 'ours', peer, throttled: false, atMost: {} })),
]

const measures: readonly (keyof Visit)[] = ['kilobytes', 'firstPaint', 'rows', 'blocking', 'cpu', 'click']

/**
 * Loads the pages of each pair in turn, `rounds` times. Prints a table of the best values and returns the number of
 * broken limits.
 */
export async function runLoads(browser: Browser, rounds: number): Promise<number> {
  buildPackage()
  const peers = buildPeers()
  let broken = 0
  printWeights(peers, Object.fromEntries(weighed.map(name => [name, loads[name].path.split('/')[1] ?? ''])))
  const site = await serveLoads(peers)
  try {
    for (const { ours, peer, throttled, atMost } of pairs) {
      console.log(`\n${ours} beside ${peer}${throttled ? ', 4x CPU and Fast 4G' : ''}, best of ${rounds}`)
      const visits: Record<string, Visit[]> = { [ours]: [], [peer]: [] }
      for (let round = 0; round < rounds; round += 1)
        for (const name of round % 2 === 0 ? [ours, peer] : [peer, ours])
          visits[name]?.push(await visit(browser, site.origin, loads[name], throttled))
      for (const measure of measures) {
        const oursBest = best(visits[ours], measure)
        const peerBest = best(visits[peer], measure)
        if (oursBest === null || peerBest === null) continue
        const limit = atMost[measure]
        const ratio = oursBest / peerBest
        // A limit holds when the suite does not block at all: the ratio of two zeros says nothing.
        const isHeld = limit === undefined || oursBest === 0 || ratio <= limit
        if (!isHeld) broken += 1
        console.log(
          `  ${measure.padEnd(11)}${oursBest.toFixed(0).padStart(8)}${peerBest.toFixed(0).padStart(8)}${ratio.toFixed(2).padStart(7)}` +
            (limit === undefined ? '' : `  limit ${limit.toFixed(2)}  ${isHeld ? 'holds' : 'DOES NOT HOLD'}`),
        )
      }
    }
  } finally {
    await site.close()
  }
  return broken
}

function best(visits: readonly Visit[] = [], measure: keyof Visit): number | null {
  const values = visits.flatMap(each => each[measure] ?? [])
  return values.length === 0 ? null : Math.min(...values)
}
