import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgets, elementLimit } from '../../package/budgets'
import { dist, gzipKilobytes, staticGraph } from '../../package/dist'

/** Kilobytes (1,000 bytes) after gzip of one element's files. */
interface Weight {
  readonly name: string
  /** As the only element of a page. */
  readonly first: number
  readonly firstLimit: number | undefined
  /** Of that, what no other element loads too. */
  readonly own: number
  /** What it adds to a page that has the work orders already. */
  readonly further: number
}

/** What the suite promises of itself; every other element has a limit of its own in `budgets`. */
const firstLimits: Readonly<Record<string, number>> = { 'work-orders': 125, registration: 150 }

const limitOf = (entry: string) => budgets.find(each => each.entry === entry)?.limit

const total = (files: Iterable<string>, folder?: string) =>
  [...files].reduce((sum, file) => sum + gzipKilobytes(file, folder), 0)

const elements = () =>
  readdirSync(join(dist, 'elements'))
    .filter(file => file.endsWith('.js'))
    .map(file => file.slice(0, -3))

function weights(): Weight[] {
  const graphs = elements().map(name => ({ name, files: staticGraph(`elements/${name}.js`) }))
  const isShared = (file: string) => graphs.filter(({ files }) => files.has(file)).length > 1
  const there = staticGraph('elements/work-orders.js')
  return graphs.map(({ name, files }) => ({
    name,
    first: total(files),
    firstLimit: firstLimits[name] ?? limitOf(`elements/${name}.js`),
    own: total([...files].filter(file => !isShared(file))),
    further: total([...files].filter(file => !there.has(file))),
  }))
}

/** A page of somebody else: its scripts with what they import, and its sheets. */
function peerWeight(peers: string, page: string): number {
  const folder = join(peers, page)
  const html = readFileSync(join(folder, `${page}.html`), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/[^/"]+\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)
  const scripts = named.filter(file => file.endsWith('.js')).flatMap(file => [...staticGraph(file, folder)])
  return total(new Set([...scripts, ...named]), folder)
}

/**
 * Prints what a page waits for before the first widget shows, the files as built, beside the same of others; `peers` is
 * the folder of their built pages, by the names in `pages`. Answers how many limits do not hold.
 */
export function printWeights(peers: string, pages: Readonly<Record<string, string>>): number {
  const all = weights()
  const first = all.find(({ name }) => name === 'work-orders')?.first ?? Number.NaN
  const loader = gzipKilobytes('loader.js')
  const loaderLimit = limitOf('loader.js')
  console.log('\nGzip KB of the files, with all that they import, until a picker or a dialog opens')
  console.log('| | first on a page | of its own | beside work-orders |\n|---|---|---|---|')
  console.log(`| loader | ${cell(loader, loaderLimit)} | | |`)
  for (const { name, first, firstLimit, own, further } of all)
    console.log(`| ${name} | ${cell(first, firstLimit)} | ${cell(own, elementLimit)} | ${further.toFixed(1)} |`)
  for (const [name, page] of Object.entries(pages)) {
    const weight = peerWeight(peers, page)
    console.log(`| ${name} | ${weight.toFixed(1)}; work-orders is ${(first / weight).toFixed(2)} of it | | |`)
  }
  const judged = [
    isOver(loader, loaderLimit),
    ...all.flatMap(({ first, firstLimit, own }) => [isOver(first, firstLimit), isOver(own, elementLimit)]),
  ]
  return judged.filter(Boolean).length
}

function isOver(weight: number, limit: number | undefined): boolean {
  return limit !== undefined && weight > limit
}

function cell(weight: number, limit: number | undefined): string {
  if (limit === undefined) return weight.toFixed(1)
  return `${weight.toFixed(1)} of ${limit}${isOver(weight, limit) ? ' DOES NOT HOLD' : ''}`
}
