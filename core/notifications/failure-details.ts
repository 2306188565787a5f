import type { Failure } from '../base/errors'

/**
 * Returns the details that support needs, one per line: status, code, call and time. They are in English in every
 * language, since support reads them. They contain no message of the server, no query and no token, so that nothing
 * identifies a person.
 */
export function failureDetails({ category, status, statusText, code, call, at }: Failure): string {
  const lines = [
    ['status', [status, statusText].filter(Boolean).join(' ') || category],
    ['code', code],
    ['call', call],
    ['time', at],
  ]
  return lines.flatMap(([name, value]) => (value ? `${name}: ${value}` : [])).join('\n')
}
