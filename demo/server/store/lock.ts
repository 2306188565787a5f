import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { keepPrivate } from './private'

interface Owner {
  pid: number
  /** The start of the process in clock ticks of its system, or null where the system does not provide it. */
  born: string | null
  since: string
}

/** Thrown when another process works on the directory. The message names that process. */
export class DirectoryHeld extends Error {
  override readonly name = 'DirectoryHeld'
}

/**
 * Locks a data directory for this process, and closes it to other users of the machine. Two processes on one directory
 * would lose each other's rows. The lock names its process, so the lock of a killed process is ignored.
 * @returns a function that releases the lock
 * @throws DirectoryHeld
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await keepPrivate(directory)
  const file = join(directory, 'owner.json')
  const release = await lock(directory, {
    lockfilePath: join(directory, 'owner.lock'),
    stale: 5000,
    retries: { retries: 40, minTimeout: 50, maxTimeout: 250 },
  })
  try {
    const owner = await readOwner(file)
    if (owner && (await isAlive(owner))) {
      throw new DirectoryHeld(
        `The data directory ${directory} is in use by process ${owner.pid}, since ${owner.since}. ` +
          'Stop that process, or set DATA_DIR to another directory.',
      )
    }
    const self: Owner = { pid: process.pid, born: await bornOf(process.pid), since: new Date().toISOString() }
    await writeFile(file, JSON.stringify(self))
  } finally {
    await release()
  }
  return () => rm(file, { force: true })
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner
  } catch {
    return null
  }
}

/** Returns whether the owner still runs. A later process with the same id does not count. */
async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
  const born = await bornOf(owner.pid)
  return born === null || owner.born === null || born === owner.born
}

/**
 * Returns the start time of a process, on Linux: field 22 of /proc/<pid>/stat, counted after the name, which may
 * contain spaces. A zombie counts as gone.
 */
async function bornOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'gone' : (fields[19] ?? null)
  } catch {
    return null
  }
}
