import { basename, join } from 'node:path'
import type { Rolldown } from 'vite'
import { root, sharingEntries } from './entries'

type Context = Rolldown.ChunkingContext

/** A page that only configures, or only opens a session, does not wait for React. */
const withoutReact = ['reeldock', 'router', 'elements/session']
/** Modules that only elements with forms, with drafts (which can be discarded) or with fields use stay out of the files of all. */
const kinds = {
  forms: join(root, 'elements/kit/fields/Form.tsx'),
  drafts: join(root, 'elements/base/drafts/Discarded.tsx'),
  fields: join(root, 'styles/fields.css?inline'),
}
/** The elements that fetch the most at first. */
const largest = ['elements/shipments', 'elements/service-areas']
/** What elements of any area load later stands for itself, lest it bring the files of one area along. */
const later = { notices: 'elements/base/notices/Notices.tsx' }

const users = Object.entries({ ...sharingEntries(), ...later }).map(([name, path]) => ({
  name,
  source: join(root, path),
}))

/** A module with all that import it, themselves or through others. */
function withImporters(id: string, context: Context): Set<string> {
  const found = new Set([id])
  for (const each of found) for (const importer of context.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return found
}

function usersOf(id: string, context: Context): string[] {
  const found = withImporters(id, context)
  return users.filter(({ source }) => found.has(source)).map(({ name }) => name)
}

/** The file of what many use, by the least that they have in common. */
function commonFile(names: readonly string[], context: Context): string {
  if (withoutReact.some(name => names.includes(name))) return 'core'
  const kind = Object.entries(kinds).find(([, source]) => {
    const known = usersOf(source, context)
    return names.every(name => known.includes(name))
  })
  return kind?.[0] ?? 'frame'
}

/** A file for what the same one to three use, and one for what more do; null for what none of them needs at first. */
function sharedFile(id: string, context: Context): string | null {
  const names = usersOf(id, context)
  if (names.length > 3) return commonFile(names, context)
  return names.join('+').replaceAll('elements/', '') || null
}

/**
 * What two or three share, and is too little for a file of its own; so is an icon that one shares with a part of its own.
 * Modules that the appliances share with others are half of these: they stand apart, so that the largest elements do not fetch them.
 */
function restFile(id: string, context: Context): string | null {
  const names = usersOf(id, context)
  if (names.length === 0 || (names.length === 1 && !id.includes('icon:'))) return null
  const file = commonFile(names, context)
  const isApart = names.includes('elements/appliances') && !largest.some(name => names.includes(name))
  return file === 'frame' && isApart ? 'rest-appliances' : `rest-${file}`
}

/** The folder of an area that a module stands in: `core/shipments/sheets/paste.ts` is in `shipments`. */
const areaOf = (id: string) => id.slice(root.length).split(/[\\/]/).filter(Boolean)[1] ?? ''

/**
 * The file of a module that several later parts share, one for the same parts, so that none fetches modules of others;
 * a module that brings a library stays with its part.
 */
function laterFile(id: string, context: Context): string | null {
  const isPart = (each: string) => (context.getModuleInfo(each)?.dynamicImporters.length ?? 0) > 0
  const isLater = (each: string) => usersOf(each, context).length === 0
  const imported = [id, ...(context.getModuleInfo(id)?.importedIds ?? [])]
  const bringsLibrary = imported.some(each => each.includes('node_modules') && isLater(each))
  const parts = [...withImporters(id, context)].filter(isPart)
  if (!isLater(id) || isPart(id) || bringsLibrary || parts.length < 2) return null
  if (id.startsWith(join(root, 'elements/kit'))) return 'later-kit'
  const names = parts.map(part => basename(part).replace(/\.\w+$/, '')).sort()
  return names.length > 3 ? `later-${areaOf(id)}` : `later-${names.join('+')}`
}

/**
 * Files that hold one thing, whoever asks for it. No module that is imported late by itself: the bundler would list what it
 * exports by `for … in`, which a page that adds to prototypes breaks.
 */
const own: Readonly<Record<string, RegExp>> = {
  react: /node_modules\/(react|react-dom|scheduler|@r2wc|@preact\/signals-react)\//,
  // Company settings and the appliances share nothing else.
  bandwidth: /\/core\/base\/bandwidth\.ts$/,
  schemas: /(node_modules\/(yup|toposort|property-expr|tiny-case)\/.*|\/rule-schema\.ts)$/,
}

function ownFile(id: string): string | null {
  return Object.keys(own).find(name => own[name]?.test(id)) ?? null
}

/** What elements share: one file for what the same ones use, so that none fetches what only others need. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: ownFile, debugName: 'own', priority: 2 },
  { name: sharedFile, debugName: 'shared', priority: 1, minShareCount: 2, minSize: 4000 },
  { name: restFile, debugName: 'rest', minShareCount: 2 },
  { name: laterFile, debugName: 'later' },
]
