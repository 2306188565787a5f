import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const ownersFolder = 0o700
export const ownersFile = 0o600

/** What this server puts into its data directory: the database, who works on it, the key. */
const own = /^(pg|owner\.(json|lock)|secrets\.key(\.\d+)?)$/

/** Makes a data directory, and what this server has put there, its owner's alone; what else lies in it is somebody's own. */
export async function keepPrivate(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: ownersFolder })
  await restrictAll(directory, name => own.test(name))
}

/** Links lead elsewhere, and are left. */
async function restrictAll(directory: string, isMeant: (name: string) => boolean): Promise<void> {
  await restrict(directory, ownersFolder)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (!isMeant(entry.name)) continue
    if (entry.isDirectory()) await restrictAll(path, () => true)
    else if (entry.isFile()) await restrict(path, ownersFile)
  }
}

/** Makes a path its owner's alone. */
export async function restrict(path: string, mode: number): Promise<void> {
  if (((await stat(path)).mode & 0o777) !== mode) await chmod(path, mode)
}
