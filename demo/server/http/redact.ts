/** An address as it may stand in a log: what it asks for is a person's, or a secret. */
export function redactUrl(url: string): string {
  return url.replace(/([?&][^=&#]*)=[^&#]*/g, '$1=…').replace(/(\/sign-in\/)[^/?#]+/, '$1…')
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
 * message carries what it could not read.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)), stack: '' }
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
