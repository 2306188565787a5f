import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const ownersFolder = 0o700
export const ownersFile = 0o600

/** Makes a directory, and everything that lies in it, its owner's alone; links lead elsewhere, and are left. */
export async function keepPrivate(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: ownersFolder })
  await restrict(directory, ownersFolder)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await keepPrivate(path)
    else if (entry.isFile()) await restrict(path, ownersFile)
  }
}

/** Makes a path its owner's alone. */
export async function restrict(path: string, mode: number): Promise<void> {
  if (((await stat(path)).mode & 0o777) !== mode) await chmod(path, mode)
}
