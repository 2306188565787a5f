import { randomUUID } from 'node:crypto'
import { Client, type Pool } from 'pg'

/** How the processes on one database tell each other what their sockets must hear. */
export interface Notices {
  /** Tells the others, not this process. */
  tell(message: unknown): void
  close(): Promise<void>
}

export interface Ears {
  heard(message: unknown): void
  /** For a while nothing could be heard, and nobody says what was told. */
  missed(): void
  failed(cause: unknown): void
}

const channel = 'reeldock'
/** A payload may have 8000 bytes, a character up to four: what is longer goes in parts. */
const partLength = 1900
const patience = 1000

/** A part of a message: who tells, which of theirs, which part of how many, and its characters. */
type Part = [teller: string, message: number, at: number, of: number, characters: string]

/** Listens on a connection of its own, which comes back when it breaks; the first must come up. */
export async function openNotices(url: string, pool: Pool, ears: Ears): Promise<Notices> {
  const self = randomUUID()
  const halves = new Map<string, string[]>()
  let count = 0
  /** One after the other: what is told later must not be heard before. */
  let telling: Promise<unknown> = Promise.resolve()
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let client: Client | null = null

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
    next.on('error', () => undefined)
    next.on('notification', ({ payload = '' }) => {
      // Anybody on this database may use the channel, and another version of this server.
      try {
        hear(payload)
      } catch (cause) {
        ears.failed(cause)
      }
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (cause) {
      void next.end().catch(() => undefined)
      throw cause
    }
    client = next
    next.once('end', () => {
      halves.clear()
      if (!closed) comeBack()
    })
    if (closed) await next.end()
  }

  function comeBack(): void {
    timer = setTimeout(() => {
      connect().then(ears.missed, cause => {
        ears.failed(cause)
        if (!closed) comeBack()
      })
    }, patience)
  }

  function hear(payload: string): void {
    const [teller, message, at, of, characters] = JSON.parse(payload) as Part
    if (teller === self) return
    const key = `${teller} ${message}`
    const parts = halves.get(key) ?? []
    parts[at] = characters
    if (parts.filter(part => part !== undefined).length < of) return void halves.set(key, parts)
    halves.delete(key)
    ears.heard(JSON.parse(parts.join('')))
  }

  await connect()
  return {
    tell(message) {
      const whole = JSON.stringify(message)
      const of = Math.ceil(whole.length / partLength)
      count += 1
      const parts = Array.from({ length: of }, (_, at) => {
        const part: Part = [self, count, at, of, whole.slice(at * partLength, (at + 1) * partLength)]
        return JSON.stringify(part)
      })
      telling = telling
        .then(() => pool.query('select pg_notify($1, part) from unnest($2::text[]) as part', [channel, parts]))
        .catch(ears.failed)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await telling
      await client?.end()
    },
  }
}
