import type { FastifyLogFn, FastifyServerOptions } from 'fastify'
import { errorFacts, redactText, redactUrl } from './redact'

/** The fields that a log must not contain, up to three levels deep. */
const secret = 'accessToken authorization cookie email idToken params password query refreshToken secret token'.split(
  ' ',
)

/**
 * Returns the log options of a site. Calls are logged by method and address without query, errors by their facts. The
 * proxy logs the caller; the request id joins both logs.
 */
export function logging(level: string) {
  return {
    level,
    redact: { paths: secret.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: redactUrl(url) }),
      err: errorFacts,
      // A `reason` is an error as text.
      reason: redactText,
    },
    hooks: { logMethod: sayWhat },
  } satisfies FastifyServerOptions['logger']
}

/**
 * Logs an entry with redacted messages. Without a message of its own the logger would add the error's message, which
 * may hold secrets.
 */
function sayWhat(this: unknown, args: Parameters<FastifyLogFn>, method: FastifyLogFn): void {
  const [what, ...says] = args as unknown[]
  const error = what instanceof Error ? what : (what as { err?: unknown } | null)?.err
  const isItsOwn = error instanceof Error && (says[0] === undefined || says[0] === error.message)
  const said = (isItsOwn ? [what, 'it failed'] : [what, ...says]).map(each =>
    typeof each === 'string' ? redactText(each) : each,
  )
  method.apply(this, said as Parameters<FastifyLogFn>)
}
