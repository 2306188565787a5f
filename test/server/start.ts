import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signIn, type Visitor } from './visitor'

const root = fileURLToPath(new URL('../..', import.meta.url))
const startLimit = 60_000

export interface StartOptions {
  /** A fresh temporary directory when missing. */
  dataDir?: string
  /** This port and the next; two free ones when missing. */
  port?: number
  /** `small` when missing: a partner with a dozen work orders, one with none, one not registered. */
  world?: 'small' | 'demo'
  env?: Record<string, string>
}

export interface StartedServer {
  /** The portal's origin. */
  url: string
  /** The other site's origin: account site and intranet. */
  embedUrl: string
  port: number
  pid: number
  dataDir: string
  /** Everything that it has printed so far. */
  output(): string
  /** Sends the signal and waits for the end; answers the exit code, null when the signal killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Signs in at the portal as a browser would, by the account's e-mail. */
  signIn(email: string): Promise<Visitor>
}

/** Thrown when a server ends before it was up. */
export class StartFailed extends Error {
  constructor(
    readonly code: number | null,
    output: string,
  ) {
    super(`The server ended with ${code}:\n${output}`)
  }
}

/** Starts the reference server as a process of its own. @throws StartFailed */
export async function startServer(options: StartOptions = {}): Promise<StartedServer> {
  const port = options.port ?? (await freePorts())
  const dataDir = options.dataDir ?? (await temporaryDirectory())
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, WORLD: options.world ?? 'small', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  await waitUntilUp(child, ended, () => output)
  const url = `http://localhost:${port}`
  return {
    url,
    embedUrl: `http://127.0.0.1:${port + 1}`,
    port,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
    signIn: email => signIn(url, email),
  }
}

/** A directory that is gone when the tests of this process have ended. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'reeldock-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

async function waitUntilUp(child: ChildProcess, ended: Promise<number | null>, output: () => string): Promise<void> {
  let over: { code: number | null } | null = null
  void ended.then(code => {
    over = { code }
  })
  const giveUp = Date.now() + startLimit
  while (!output().includes('Reeldock is running.')) {
    const end = over as { code: number | null } | null
    if (end) throw new StartFailed(end.code, output())
    if (Date.now() > giveUp) {
      child.kill('SIGKILL')
      throw new StartFailed(null, `not up after ${startLimit} ms\n${output()}`)
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** The first of two neighbouring ports that nobody listens on. */
export async function freePorts(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    // Below the range from which a system lends ports to connections that go out.
    const port = 20_000 + 2 * Math.floor(Math.random() * 6000)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error('No two neighbouring ports are free')
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
