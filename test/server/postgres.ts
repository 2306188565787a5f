import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from './start'

const run = promisify(execFile)

export interface Postgres {
  url: string
  stop(): Promise<void>
}

/** Where the server's programs lie: Debian keeps them off the path. Null when there are none. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find(folder => ['initdb', 'pg_ctl'].every(name => existsSync(join(folder, name)))) ?? null
}

/** Starts a PostgreSQL of its own in a temporary directory; it refuses to run as root, so a lesser user runs it then. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const home = await mkdtemp(join(tmpdir(), 'reeldock-postgres-'))
  const user = process.getuid?.() === 0 ? lesserUser() : null
  if (user) await chown(home, user.uid, user.gid)
  const options = { ...user, cwd: home, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } }
  const data = join(home, 'data')
  const port = await freePorts()
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'reeldock', '-A', 'trust', '-E', 'UTF8', '-N'], options)
  const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1`
  await run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(home, 'log'), '-o', settings, 'start'], options)
  return {
    url: `postgres://reeldock@127.0.0.1:${port}/postgres`,
    async stop() {
      await run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options)
      await rm(home, { recursive: true, force: true })
    },
  }
}

function lesserUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const answers = ['-u', '-g'].map(flag => Number(spawnSync('id', [flag, name]).stdout || Number.NaN))
    const [uid, gid] = answers
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user')
}
