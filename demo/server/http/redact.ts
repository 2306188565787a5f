/** As long as words of an address are: an id that lets somebody in has more of chance. */
const word = /^[\w.~-]{0,20}$/

/** An address as it may stand in a log: what it asks for is a person's, or a secret, and so may a part of its path be. */
export function redactUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  const parts = path.split('/')
  return parts.map(part => (word.test(part) ? part : '…')).join('/')
}

const token = /\b[\w-]{8,}\.[\w-]{8,}(\.[\w-]*)+/g
const mail = /[^\s@"'<>()=,;:]+@[^\s@"'<>()=,;:]+/g
const longSecret = /\b[\w-]{32,}\b/g
const parameters = /\bparams: .*$/s

/** A text as it may stand in a log: without tokens, keys and e-mail addresses. */
export function redactText(text: string): string {
  return text.replace(parameters, 'params: …').replace(token, '…').replace(mail, '…').replace(longSecret, '…')
}

/** What a log says of an error: its class, code, constraint, message, frames and cause. */
export type ErrorFacts = { type: string; message: string; stack: string; [more: string]: unknown }

/**
 * An error for a log. Of a statement that failed neither message nor detail: they carry its parameters, as a parser's
 * message carries what it could not read. What is thrown and is no error may hold anything: its class alone.
 */
export function errorFacts(error: unknown): ErrorFacts {
  // An issuer's refusal is such a thing, and may name whom it refuses.
  if (!(error instanceof Error)) return { type: error?.constructor?.name ?? typeof error, message: '', stack: '' }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    message: tellsContents(error) ? '' : redactText(error.message),
    stack: (error.stack ?? '').split('\n').filter(isFrame).join('\n'),
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  }
}

function tellsContents(error: Error): boolean {
  return error instanceof SyntaxError || 'query' in error || 'severity' in error
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line)
}
