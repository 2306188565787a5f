import type { Browser } from 'playwright-core'
import type { Line } from '../report'
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
  { ours: 'ours', peer: 'vaadin grid', throttled: true, atMost: { rows: 0.95, blocking: 0.5 } },
  { ours: 'ours, files named', peer: 'vaadin grid', throttled: true, atMost: { rows: 0.9, blocking: 0.3 } },
  { ours: 'ours, bundled', peer: 'vaadin grid', throttled: true, atMost: { rows: 0.9, blocking: 0.4 } },
  {
    ours: 'our portal',
    peer: 'react-admin',
    throttled: true,
    atMost: { kilobytes: 0.42, firstPaint: 0.65, rows: 0.65, blocking: 0.2, click: 0.35 },
  },
  ...weighed.map((peer): Pair => ({ ours: 'ours', peer, throttled: false, atMost: {} })),
]

const measures: readonly (keyof Visit)[] = ['kilobytes', 'firstPaint', 'rows', 'blocking', 'cpu', 'click']

/** Loads the pages of each pair in turn, `rounds` times, and returns the lines of their best values. */
export async function runLoads(browser: Browser, rounds: number): Promise<readonly Line[]> {
  buildPackage()
  const peers = buildPeers()
  const lines: Line[] = []
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
        const [oursBest, peerBest] = [best(visits[ours], measure), best(visits[peer], measure)]
        if (oursBest === null || peerBest === null) continue
        const common = {
          bench: 'loads',
          size: null,
          step: `${ours}: ${measure}`,
          clock: measure === 'kilobytes' ? ('KB' as const) : ('ms' as const),
        }
        // The ratio of two zeros says nothing: a page that does not block at all is within any limit.
        const ratio = oursBest === 0 ? 0 : oursBest / peerBest
        lines.push({ ...common, contender: 'ours', value: oursBest, ratio: null, atMost: null })
        lines.push({ ...common, contender: peer, value: peerBest, ratio, atMost: atMost[measure] ?? null })
      }
    }
  } finally {
    await site.close()
  }
  return lines
}

function best(visits: readonly Visit[] = [], measure: keyof Visit): number | null {
  const values = visits.flatMap(each => each[measure] ?? [])
  return values.length === 0 ? null : Math.min(...values)
}
