import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isThisMachine } from '../addresses'
import { HttpFailure } from '../http/failures'

/** Lets the routes of a scope read what a plain form sends. */
export function readForms(site: FastifyInstance): void {
  site.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, new URLSearchParams(text as string))
  })
}

/** What a form has sent; empty where something else came. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/**
 * Takes a form that decides over the demonstration from this machine alone, where the site's address leads to this machine
 * alone: whoever reaches it otherwise can name that address in the Host header.
 */
export function onlyFromHere({ socket }: FastifyRequest, origin: string): void {
  const from = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  if (!isThisMachine(new URL(origin).hostname) || isThisMachine(from)) return
  throw new HttpFailure(
    403,
    'forbidden_origin',
    'This works only on the server’s own machine. To allow others, set EMBED_URL to the address that they open.',
  )
}

/** A form of another site must not press a button here; what is no browser says nothing of a site. */
export function onlyByHand(request: FastifyRequest, origin: string): void {
  const { 'sec-fetch-site': site, origin: sender } = request.headers
  if ((site !== undefined && site !== 'same-origin') || (sender !== undefined && sender !== origin)) {
    throw new HttpFailure(403, 'forbidden_origin', `Only pages of ${origin} can send this`)
  }
}
