/** A path segment that may be logged. Ids that grant access are longer and random. */
const plainSegment = /^[\w.~-]{0,20}$/

/** Returns an address for a log, without its query and long path segments: these may be personal or secret. */
export function redactUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  const parts = path.split('/')
  return parts.map(part => (plainSegment.test(part) ? part : '…')).join('/')
}

const token = /\b[\w-]{8,}\.[\w-]{8,}(\.[\w-]*)+/g
const mail = /[^\s@"'<>()=,;:]+@[^\s@"'<>()=,;:]+/g
const longSecret = /\b[\w-]{32,}\b/g
const parameters = /\bparams: .*$/s

/** Returns a text for a log, without tokens, keys and e-mail addresses. */
export function redactText(text: string): string {
  return text.replace(parameters, 'params: …').replace(token, '…').replace(mail, '…').replace(longSecret, '…')
}

/** The facts of an error in a log: its class, code, constraint, message, frames and cause. */
export type ErrorFacts = { type: string; message: string; stack: string; [more: string]: unknown }

/**
 * Returns the facts of an error for a log. Messages of failed statements and parsers are left out, because they quote
 * their input. A thrown value that is no error may hold anything, so only its class is logged.
 */
export function errorFacts(error: unknown): ErrorFacts {
  // An issuer's refusal is not an error object, and may name the person.
  if (!(error instanceof Error)) return { type: error?.constructor?.name ?? typeof error, message: '', stack: '' }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    message: hasContents(error) ? '' : redactText(error.message),
    stack: (error.stack ?? '').split('\n').filter(isFrame).join('\n'),
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  }
}

function hasContents(error: Error): boolean {
  return error instanceof SyntaxError || 'query' in error || 'severity' in error
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line)
}
