import { inspect } from 'node:util'
import { BadSetting } from './bad-setting'
import { errorFacts } from './http/redact'
import { WrongStore } from './store/keep-apart'
import { DirectoryHeld } from './store/lock'
import { SecretsLocked } from './store/seal'

/** Exit codes: it failed, or somebody else works on the data. */
const exits = { failed: 1, held: 2 } as const

/** Ends a command that failed, and says why at the terminal. */
export function leave(cause: unknown): never {
  process.stderr.write(`${explain(cause)}\n`)
  process.exit(cause instanceof DirectoryHeld ? exits.held : exits.failed)
}

/** What somebody at the terminal can mend is said in a sentence; anything else by its class and frames, without what a statement held. */
function explain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const { code, port, syscall, hostname } = cause as NodeJS.ErrnoException & { port?: number; hostname?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop the program that uses it, or set another PORT.`
  if (syscall === 'listen')
    return `The server can’t listen there (${code}). Set HOST to an address of this machine and PORT to a free port.`
  if (syscall === 'getaddrinfo') return `Host ${hostname} not found. Correct it in HOST or DATABASE_URL.`
  if ([DirectoryHeld, BadSetting, SecretsLocked, WrongStore].some(kind => cause instanceof kind)) return cause.message
  return inspect(errorFacts(cause), { depth: null })
}
