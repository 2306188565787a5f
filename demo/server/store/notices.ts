import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Pool } from 'pg'

/** The messages between the processes on one database, so that sockets of all of them receive the same events. */
export interface Notices {
  /** Sends a message to the other processes, not to this one. */
  send(message: unknown): void
  close(): Promise<void>
}

export interface Listener {
  apply(message: unknown): void
  /** Called when the connection is back. Messages that were sent meanwhile are lost. */
  missed(): void
  onFailure(cause: unknown): void
}

const channel = 'reeldock'
/** Characters of a part. A payload may have 8000 bytes and a character up to four, so longer messages are split. */
const partLength = 1900
/** Milliseconds until a failed step is tried again. */
const retryDelay = 1000
/** Milliseconds between two probes of the connection, and within which the database must respond. */
const probeInterval = 15_000
const responseTimeout = 10_000

/** A part of a message: its sender, the number of the message, index and count of the parts, and the characters. */
type Part = [sender: string, message: number, index: number, partCount: number, characters: string]

/** Listens on a separate connection, which is reopened when it breaks. Only the first attempt may fail. */
export async function openNotices(url: string, pool: Pool, listener: Listener): Promise<Notices> {
  const self = randomUUID()
  const incomplete = new Map<string, string[]>()
  let count = 0
  /** The messages are sent one after the other, so that their order is kept. */
  let sending: Promise<unknown> = Promise.resolve()
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let client: Client | null = null

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: 'reeldock notices',
      connectionTimeoutMillis: responseTimeout,
      query_timeout: responseTimeout,
      keepAlive: true,
      keepAliveInitialDelayMillis: probeInterval,
    })
    next.on('error', () => undefined)
    next.on('notification', ({ payload = '' }) => {
      // Other users of this database, and other versions of this server, may use the channel.
      try {
        receive(payload)
      } catch (cause) {
        listener.onFailure(cause)
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
    // A connection that a router has dropped breaks only when something is sent.
    const probe = setInterval(() => next.query('select 1').catch(() => next.end()), probeInterval)
    next.once('end', () => {
      clearInterval(probe)
      incomplete.clear()
      if (!closed) reconnect()
    })
    if (closed) await next.end()
  }

  function reconnect(): void {
    timer = setTimeout(() => {
      connect().then(listener.missed, cause => {
        listener.onFailure(cause)
        if (!closed) reconnect()
      })
    }, retryDelay)
  }

  function receive(payload: string): void {
    const [sender, message, index, partCount, characters] = JSON.parse(payload) as Part
    if (sender === self) return
    const key = `${sender} ${message}`
    const parts = incomplete.get(key) ?? []
    parts[index] = characters
    if (parts.filter(part => part !== undefined).length < partCount) return void incomplete.set(key, parts)
    incomplete.delete(key)
    listener.apply(JSON.parse(parts.join('')))
  }

  /** Tries to send the parts until this succeeds: a lost sign-out would not end the sessions of other processes. */
  async function sendUntilDone(parts: readonly string[]): Promise<void> {
    for (;;) {
      try {
        await pool.query('select pg_notify($1, part) from unnest($2::text[]) as part', [channel, parts])
        return
      } catch (cause) {
        listener.onFailure(cause)
        if (closed) return
        await sleep(retryDelay)
      }
    }
  }

  await connect()
  return {
    send(message) {
      const text = JSON.stringify(message)
      const partCount = Math.ceil(text.length / partLength)
      count += 1
      const parts = Array.from({ length: partCount }, (_, index) => {
        const part: Part = [self, count, index, partCount, text.slice(index * partLength, (index + 1) * partLength)]
        return JSON.stringify(part)
      })
      sending = sending.then(() => sendUntilDone(parts))
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await sending
      await client?.end()
    },
  }
}
