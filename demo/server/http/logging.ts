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
    hooks: { logMethod: logRedacted },
  } satisfies FastifyServerOptions['logger']
}

/**
 * Logs an entry with redacted messages. If an entry has no message, the logger would add that of the error, which may
 * hold secrets.
 */
function logRedacted(this: unknown, args: Parameters<FastifyLogFn>, method: FastifyLogFn): void {
  const [subject, ...texts] = args as unknown[]
  const error = subject instanceof Error ? subject : (subject as { err?: unknown } | null)?.err
  const hasNoText = error instanceof Error && (texts[0] === undefined || texts[0] === error.message)
  const redacted = (hasNoText ? [subject, 'it failed'] : [subject, ...texts]).map(each =>
    typeof each === 'string' ? redactText(each) : each,
  )
  method.apply(this, redacted as Parameters<FastifyLogFn>)
}
