/**
 * The floor of each folder. A file imports from its own folder or from a lower floor; folders on the same floor do not
 * import each other. The types of the calls are below everything, because even the base uses them. `i18n` is half a
 * floor above `base`, which loads its languages. `live` is half a floor above `portal`, because it is an area in the
 * portal's container. Labels use shipments, and the data of their work orders.
 */
const floors: Readonly<Record<string, number>> = {
  'core/wire': -1,
  'core/base': 0,
  'core/i18n': 0.5,
  'core/http': 1,
  'core/notifications': 1,
  'core/preferences': 1,
  'core/drafts': 1,
  'core/portal': 2,
  'core/live': 2.5,
  'core/session': 3,
  'core/reference': 3,
  'core/company-settings': 4,
  'core/drive-inventory': 4,
  'core/appliances': 4,
  'core/compositions': 4,
  'core/approvals': 4,
  'core/calendar': 5,
  'core/service-areas': 5,
  'core/schedule': 6,
  'core/tracking': 6,
  'core/orders': 6,
  'core/reports': 6.5,
  'core/shipments': 7,
  'core/labels': 8.5,
  'core/navigation': 9,
  'core/testing': 10,
  styles: -1,
  'elements/kit': 1,
  'elements/parts': 9,
  'elements/base': 10,
  'elements/views': 10.5,
  'elements/labels': 10.5,
  'demo/server': 12,
}

/** The floor of an area of core that no other area uses; such an area needs no line above. */
const areaFloor = 8
/** The floor of every element. An element uses another one by its tag only. */
const elementFloor = 11

/** Folders without a floor: the pages of the demo use only the built package, and no other folder imports the tests. */
const outside = new Set(['demo/portal', 'demo/embeds', 'demo/gallery', 'test'])

/** The folders that the reference pictures of the gallery may use. */
const kitAndItsGround = new Set(['elements/kit', 'core/i18n', 'styles'])

/**
 * Returns the folder of a path in the table: 'core/work-orders', 'elements/kit', 'styles', 'test'. Returns null for a
 * file above all folders.
 */
export function folderOf(path: string): string | null {
  const [top = '', second] = path.split('/')
  if (top === 'styles' || top === 'test') return top
  return second === undefined || second.includes('.') ? null : `${top}/${second}`
}

export function isOutside(folder: string): boolean {
  return outside.has(folder)
}

/** Returns the floor of a folder, or null if the table has none; then add it here. */
export function floorOf(folder: string): number | null {
  const [top = ''] = folder.split('/')
  return floors[folder] ?? { core: areaFloor, elements: elementFloor }[top] ?? null
}

/** Returns the reason why `from` may not import `to` (paths in the repository), or null if it may. */
export function importFault(from: string, to: string): string | null {
  const [here, there] = [folderOf(from), folderOf(to)]
  if (to === 'package.json') return null
  if (here === null || there === null) return 'is in no folder of the table'
  if (here === there) return null
  if (there === 'test') return 'nothing imports a test'
  if (isOutside(here)) {
    if (from.startsWith('demo/gallery/reference/') && kitAndItsGround.has(there)) return null
    return 'the pages of the demo import the built package and nothing else'
  }
  if (isOutside(there)) return 'nothing imports the pages of the demo'
  if (there === 'core/testing' && here !== 'demo/server')
    return 'the world of the tests is imported by tests and the demo only'
  const [own, theirs] = [floorOf(here), floorOf(there)]
  if (own === null || theirs === null) return `${own === null ? here : there} has no floor`
  return theirs < own ? null : `${here} (floor ${own}) may not see ${there} (floor ${theirs})`
}
