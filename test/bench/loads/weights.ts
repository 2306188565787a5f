import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipKilobytes, staticGraph } from '../../package/dist'

const total = (files: Iterable<string>, folder?: string) =>
  [...files].reduce((sum, file) => sum + gzipKilobytes(file, folder), 0)

/** Returns the kilobytes of a peer's page: its scripts with their imports, and its sheets. */
function peerWeight(peers: string, page: string): number {
  const folder = join(peers, page)
  const html = readFileSync(join(folder, `${page}.html`), 'utf8')
  const linkedFiles = [...html.matchAll(/(?:src|href)="\/[^/"]+\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)
  const scripts = linkedFiles.filter(file => file.endsWith('.js')).flatMap(file => [...staticGraph(file, folder)])
  return total(new Set([...scripts, ...linkedFiles]), folder)
}

/**
 * Prints the built weight that a page needs before its rows, beside the peers' weights.
 * @param pages the folders of the peers' pages, by name
 */
export function printWeights(peers: string, pages: Readonly<Record<string, string>>): void {
  const first = total(staticGraph('elements/work-orders.js'))
  console.log(
    `\nGzip KB of the files, with all that they import, until a picker or a dialog opens\n| | first |\n|---|---|`,
  )
  console.log(`| work-orders | ${first.toFixed(1)} |`)
  for (const [name, page] of Object.entries(pages)) {
    const weight = peerWeight(peers, page)
    console.log(`| ${name} | ${weight.toFixed(1)}; work-orders is ${(first / weight).toFixed(2)} of it |`)
  }
}
