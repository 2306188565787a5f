import { readFileSync } from 'node:fs'

/** A call, and the answer to each caller. */
export interface Row {
  /** "GET main /v1/users/me"; a remark after a comma distinguishes calls of the same address. */
  title: string
  method: string
  /** A base of the wire, or a site. */
  at: string
  path: string
  /** The text after the comma. */
  remark: string
  cells: Record<string, string>
}

export interface Section {
  callers: string[]
  rows: Row[]
}

type Heading = 'The wire' | 'Pages beside a real issuer' | 'Pages of the demonstration'

const text = readFileSync(new URL('table.md', import.meta.url), 'utf8')

const linesOf = (heading: string) => (text.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0]?.split('\n') ?? []

export function readSection(heading: Heading): Section {
  const [head = [], , ...rest] = linesOf(heading)
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
  const callers = head.slice(1)
  const rows = rest.map(([title = '', ...cells]) => {
    const [call = '', remark = ''] = title.split(', ')
    const [method = '', at = '', path = ''] = call.split(' ')
    return {
      title,
      method,
      at,
      path,
      remark,
      cells: Object.fromEntries(callers.map((name, index) => [name, cells[index] ?? ''])),
    }
  })
  return { callers, rows }
}

/** Returns the addresses that are open to everybody, as the last section lists them. */
export function readOpen(isDemonstration: boolean): string[] {
  return linesOf('For everybody')
    .filter(line => line.startsWith('- ') && (isDemonstration || !line.endsWith(', in the demonstration')))
    .map(line => line.slice(2).split(', ')[0] ?? '')
}
