import { inspect } from 'node:util'
import { BadSetting } from './bad-setting'
import { errorFacts } from './http/redact'
import { DirectoryHeld } from './store/lock'
import { SecretsLocked } from './store/seal'
import { WrongStore } from './store/store-user'

/** The exit codes: the command failed, or another process works on the data. */
const exits = { failed: 1, held: 2 } as const

/** Ends a failed command and prints the reason. */
export function leave(cause: unknown): never {
  process.stderr.write(`${explain(cause)}\n`)
  process.exit(cause instanceof DirectoryHeld ? exits.held : exits.failed)
}

/**
 * Returns a sentence for problems that can be fixed at the terminal. Other errors are printed by class and frames,
 * without the values of a statement.
 */
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
