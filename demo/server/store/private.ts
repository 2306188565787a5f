import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const ownersFolder = 0o700
export const ownersFile = 0o600

/** The entries of the data directory that this server creates: the database, its lock, the key. */
const own = /^(pg|owner\.(json|lock)|secrets\.key(\.\d+)?)$/

/**
 * Makes a data directory and this server's entries in it accessible to their owner only. Other entries are left alone.
 */
export async function keepPrivate(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: ownersFolder })
  await restrictAll(directory, name => own.test(name))
}

/** Restricts files and folders. Links lead elsewhere, and are left alone. */
async function restrictAll(directory: string, isMeant: (name: string) => boolean): Promise<void> {
  await restrict(directory, ownersFolder)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (!isMeant(entry.name)) continue
    if (entry.isDirectory()) await restrictAll(path, () => true)
    else if (entry.isFile()) await restrict(path, ownersFile)
  }
}

/** Makes a path accessible to its owner only. */
export async function restrict(path: string, mode: number): Promise<void> {
  if (((await stat(path)).mode & 0o777) !== mode) await chmod(path, mode)
}
