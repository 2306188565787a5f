import WebSocket from 'ws'
import type { StartedServer } from './start'

export interface Listening {
  messages: Record<string, unknown>[]
  /** Answers the close code, or the HTTP status of a refused upgrade. */
  ended: Promise<number>
  opened: Promise<void>
}

/** Opens the websocket as a page of `origin` would. */
export function listen(at: StartedServer, token: string | null, origin = at.url): Listening {
  const socket = new WebSocket(`${at.url.replace('http', 'ws')}/api/events?token=${token}`, { origin })
  const messages: Record<string, unknown>[] = []
  socket.on('message', data => messages.push(JSON.parse(`${data}`)))
  socket.on('error', () => undefined)
  const ended = new Promise<number>(resolve => {
    socket.on('close', resolve)
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
  })
  return { messages, ended, opened: new Promise(resolve => socket.on('open', () => resolve())) }
}
