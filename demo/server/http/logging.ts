import type { FastifyLogFn, FastifyServerOptions } from 'fastify'
import { errorFacts, redactText, redactUrl } from './redact'

/** Names that must not get into a log with their values, however deep somebody hands them over. */
const secret = 'accessToken authorization cookie email idToken params password query refreshToken secret token'.split(
  ' ',
)

/**
 * How a site logs: a call by method and address without what it asks, an error by what it is. Who called is for the
 * proxy to know; the request's id joins both logs.
 */
export function logging(level: string) {
  return {
    level,
    redact: { paths: secret.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: redactUrl(url) }),
      err: errorFacts,
      // Of an error that is kept as a text.
      reason: redactText,
    },
    hooks: { logMethod: sayWhat },
  } satisfies FastifyServerOptions['logger']
}

/**
 * The logger puts an error's message beside it where nothing else is said: all that the error's facts leave out. What is
 * said goes the way of those messages.
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
