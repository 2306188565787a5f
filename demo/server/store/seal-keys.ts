import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObvious } from '../obvious'
import { ownersFile, ownersFolder, restrict } from './private'
import { keyBytes } from './seal'

/** The sources of keys: the environment, and a file of the data directory. */
export interface KeySource {
  secretsKeys: readonly Buffer[]
  dataDir: string
}

/**
 * Returns the keys. The first one seals, and each of them opens. Keys of the environment come before those of the file,
 * which is created when neither exists.
 */
export async function sealKeys({ secretsKeys, dataDir }: KeySource): Promise<Buffer[]> {
  const fileKeys = await readKeys(dataDir)
  if (secretsKeys.length > 0 || fileKeys.length > 0) return [...secretsKeys, ...fileKeys]
  const newFile = await writeBeside(dataDir, [newKey()])
  // When processes start at once, the first file wins and all read it.
  await link(newFile, keyFile(dataDir)).catch(cause => {
    if (cause.code !== 'EEXIST') throw cause
  })
  await rm(newFile)
  return readKeys(dataDir)
}

/**
 * Changes the key that seals. `reseal` runs with the new key first and the old ones after it; then the old ones are
 * dropped. Keys of the environment are changed there: with them, `reseal` runs with the present keys, and a leftover file
 * is removed.
 */
export async function changeKeys(source: KeySource, reseal: (keys: Buffer[]) => Promise<void>): Promise<void> {
  const keys = await sealKeys(source)
  if (source.secretsKeys.length > 0) {
    await reseal(keys)
    return rm(keyFile(source.dataDir), { force: true })
  }
  const fresh = newKey()
  // If the process is killed here, the file still opens secrets of either key.
  await rename(await writeBeside(source.dataDir, [fresh, ...keys]), keyFile(source.dataDir))
  await reseal([fresh, ...keys])
  await rename(await writeBeside(source.dataDir, [fresh]), keyFile(source.dataDir))
}

/**
 * Parses the keys of the environment or the file: base64, separated by commas. Null when one is invalid or easily
 * guessed.
 */
export function parseKeys(text: string): Buffer[] | null {
  const parts = text.split(',').flatMap(part => part.trim() || [])
  const keys = parts.map(part => Buffer.from(part, 'base64'))
  const isKey = (key: Buffer, index: number) =>
    key.length === keyBytes && !isObvious(key) && key.toString('base64') === parts[index]
  return keys.every(isKey) ? keys : null
}

function keyFile(dataDir: string): string {
  return join(dataDir, 'secrets.key')
}

function newKey(): Buffer {
  return randomBytes(keyBytes)
}

async function readKeys(dataDir: string): Promise<Buffer[]> {
  const text = await readFile(keyFile(dataDir), 'utf8').catch(cause => {
    if (cause.code === 'ENOENT') return null
    throw cause
  })
  if (text === null) return []
  // With PostgreSQL, no other code restricts the folder.
  await restrict(dataDir, ownersFolder)
  await restrict(keyFile(dataDir), ownersFile)
  const keys = parseKeys(text)
  if (keys === null) throw new Error(`${keyFile(dataDir)} holds no valid key`)
  return keys
}

/** Writes a complete file beside the current one, for the caller to move. Returns its path. */
async function writeBeside(dataDir: string, keys: Buffer[]): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: ownersFolder })
  const file = `${keyFile(dataDir)}.${process.pid}`
  await writeFile(file, `${keys.map(key => key.toString('base64')).join(',')}\n`, { mode: ownersFile })
  return file
}
