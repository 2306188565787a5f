import type { Failure } from '../base/errors'

/**
 * What support asks for, one a line: status, code, call and time. The same in every language, since it is read by
 * whoever helps; no words of the server, no query and no token, so that nothing in it tells of a person.
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
