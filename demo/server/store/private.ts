import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const ownersFolder = 0o700
export const ownersFile = 0o600

/** The entries of the data directory that this server creates: the database, its lock, the key. */
const ownNames = /^(pg|owner\.(json|lock)|secrets\.key(\.\d+)?)$/

/**
 * Makes a data directory and this server's entries in it accessible to their owner only. Other entries are not changed.
 */
export async function keepPrivate(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: ownersFolder })
  await restrictAll(directory, name => ownNames.test(name))
}

/** Restricts files and folders. Links lead elsewhere, so they are skipped. */
async function restrictAll(directory: string, isOwn: (name: string) => boolean): Promise<void> {
  await restrict(directory, ownersFolder)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (!isOwn(entry.name)) continue
    if (entry.isDirectory()) await restrictAll(path, () => true)
    else if (entry.isFile()) await restrict(path, ownersFile)
  }
}

/** Makes a path accessible to its owner only. */
export async function restrict(path: string, mode: number): Promise<void> {
  if (((await stat(path)).mode & 0o777) !== mode) await chmod(path, mode)
}
