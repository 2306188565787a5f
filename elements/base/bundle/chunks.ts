import { basename, join } from 'node:path'
import type { Rolldown } from 'vite'
import { root, sharingEntries } from './entries'

/** The part of the bundler's contexts that knows the imports of a module. */
type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Entries that must not load React, because a page may use them without an element that shows something. */
const withoutReact = ['reeldock', 'router', 'elements/session']
/**
 * The kinds of elements: with forms, with drafts (which can be discarded) and with fields. The module given here is
 * used by all elements of the kind. Modules that only elements of one kind use get a file for that kind.
 */
const kinds = {
  forms: join(root, 'elements/kit/fields/Form.tsx'),
  drafts: join(root, 'elements/base/drafts/Discarded.tsx'),
  fields: join(root, 'styles/bundles/fields.css?inline'),
}
/** The elements that load the most at first. */
const largest = ['elements/shipments', 'elements/service-areas']
/**
 * Parts that elements of any area load later. They count as users, so that their modules do not move to the files of
 * one area.
 */
const later = { notices: 'elements/base/notices/Notices.tsx' }

/**
 * The parts that work orders load while the page is idle. Modules that they share with other elements get files apart
 * from the other modules of those elements, so that no page with work orders loads, say, the calendar.
 */
const ahead = [
  'elements/work-orders/Opened.tsx',
  'elements/work-orders/reading-views.ts',
  'elements/work-orders/tools-views.ts',
  'elements/views/schedule-views.ts',
  'elements/kit/table/ColumnTools.tsx',
].map(path => join(root, path))

const users = Object.entries({ ...sharingEntries(), ...later }).map(([name, path]) => ({
  name,
  source: join(root, path),
}))

/** Returns a module and all modules that import it, directly or through others. */
function withImporters(id: string, context: Context): Set<string> {
  const modules = new Set([id])
  for (const each of modules) for (const importer of context.getModuleInfo(each)?.importers ?? []) modules.add(importer)
  return modules
}

function usersOf(id: string, context: Context): string[] {
  const modules = withImporters(id, context)
  return users.filter(({ source }) => modules.has(source)).map(({ name }) => name)
}

/** Returns whether an element, or another entry that shares files, loads a module before it shows something. */
export const isFirst = (id: string, context: Context): boolean => usersOf(id, context).length > 0

/** Returns the file for modules with many users, by the smallest group that all the users belong to. */
function commonFile(names: readonly string[], context: Context): string {
  if (withoutReact.some(name => names.includes(name))) return 'core'
  const kind = Object.entries(kinds).find(([, source]) => {
    const userNames = usersOf(source, context)
    return names.every(name => userNames.includes(name))
  })
  return kind?.[0] ?? 'frame'
}

/**
 * Returns the file for a module that work orders load ahead and that the first view of other elements needs; null when
 * its other file has nothing that work orders do not need.
 */
function aheadFile(id: string, context: Context): string | null {
  const names = usersOf(id, context)
  if (names.length === 0 || names.includes('elements/work-orders')) return null
  const modules = withImporters(id, context)
  if (!ahead.some(part => modules.has(part))) return null
  // An icon is too small for a file of its own.
  if (id.includes('icon:')) return 'frame'
  if (names.length === 1) return `ahead-${names[0]?.replace('elements/', '')}`
  const file = commonFile(names, context)
  // Work orders load the file of the fields ahead. The largest elements have drafts, so these get no further file.
  if (file === 'drafts') return 'fields'
  return file === 'forms' ? 'ahead-forms' : null
}

/**
 * Returns the shared file of a module: one for each set of up to three users, and a common file for more users; null
 * when no user loads the module at first.
 */
function sharedFile(id: string, context: Context): string | null {
  const file = aheadFile(id, context)
  if (file) return file
  const names = usersOf(id, context)
  // Pages load `reeldock.js` with every element.
  if (names.length > 3 || names.includes('reeldock')) return commonFile(names, context)
  return names.join('+').replaceAll('elements/', '') || null
}

/**
 * Returns the file for modules of two or three users that are too small for a separate file, and for icons that one
 * user shares with a later part. Modules that the appliances share with others have another file, so that the largest
 * elements do not load them.
 */
function restFile(id: string, context: Context): string | null {
  const names = usersOf(id, context)
  if (names.length === 0 || (names.length === 1 && !id.includes('icon:'))) return null
  const common = commonFile(names, context)
  // Shipments load both files, and one larger file is smaller than two.
  const file = common === 'drafts' ? 'fields' : common
  const isApart = names.includes('elements/appliances') && !largest.some(name => names.includes(name))
  return file === 'frame' && isApart ? 'rest-appliances' : `rest-${file}`
}

/** Returns the folder of the area of a module: `shipments` for `core/shipments/sheets/paste.ts`. */
const areaOf = (id: string) => id.slice(root.length).split(/[\\/]/).filter(Boolean)[1] ?? ''

/**
 * Returns the file of a module that several later parts share: one file for each set of up to three parts, and
 * one for each area and for the kit. A module that imports a library stays with its part.
 */
function laterFile(id: string, context: Context): string | null {
  const isPart = (each: string) => (context.getModuleInfo(each)?.dynamicImporters.length ?? 0) > 0
  const isLater = (each: string) => !isFirst(each, context)
  const imported = [id, ...(context.getModuleInfo(id)?.importedIds ?? [])]
  const bringsLibrary = imported.some(each => each.includes('node_modules') && isLater(each))
  const parts = [...withImporters(id, context)].filter(isPart)
  if (!isLater(id) || isPart(id) || bringsLibrary || parts.length < 2) return null
  if (id.startsWith(join(root, 'elements/kit'))) return 'later-kit'
  const names = parts.map(part => basename(part).replace(/\.\w+$/, '')).sort()
  return names.length > 3 ? `later-${areaOf(id)}` : `later-${names.join('+')}`
}

/**
 * Separate files for the modules that match, whatever imports them. No matching module may be imported dynamically:
 * the bundler would list its exports by `for … in`, which breaks on a page that extends prototypes.
 */
const separate: Readonly<Record<string, RegExp>> = {
  react: /node_modules\/(react|react-dom|scheduler|@r2wc|@preact\/signals-react)\//,
  // Company settings and the appliances share nothing else.
  bandwidth: /\/core\/base\/bandwidth\.ts$/,
  schemas: /(node_modules\/(yup|toposort|property-expr|tiny-case)\/.*|\/rule-schema\.ts)$/,
}

function separateFile(id: string): string | null {
  return Object.keys(separate).find(name => separate[name]?.test(id)) ?? null
}

/**
 * The groups of shared modules: one file for modules with the same users, so that no element loads modules that only
 * others need.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: separateFile, debugName: 'separate', priority: 2 },
  { name: sharedFile, debugName: 'shared', priority: 1, minShareCount: 2, minSize: 3500 },
  { name: restFile, debugName: 'rest', minShareCount: 2 },
  { name: laterFile, debugName: 'later' },
]
