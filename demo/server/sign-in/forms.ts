import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isThisMachine } from '../addresses'
import { HttpFailure } from '../http/failures'

/** Lets the routes of a scope read plain forms. */
export function readForms(site: FastifyInstance): void {
  site.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, new URLSearchParams(text as string))
  })
}

/** Returns the fields of a form, or none for another kind of body. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/**
 * Allows forms that control the demonstration from this machine only, when the site's address is local. The Host header
 * proves nothing, because a remote client can set it to that address.
 * @throws HttpFailure 403
 */
export function requireLocalClient({ socket }: FastifyRequest, origin: string): void {
  const from = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  if (!isThisMachine(new URL(origin).hostname) || isThisMachine(from)) return
  throw new HttpFailure(
    403,
    'forbidden_origin',
    'This works only on the server’s own machine. To allow others, set EMBED_URL to the address that they open.',
  )
}

/**
 * Refuses forms of other sites, so that they cannot press a button here. Clients that are no browsers send no site.
 * @throws HttpFailure 403
 */
export function requireOwnForm(request: FastifyRequest, origin: string): void {
  const { 'sec-fetch-site': site, origin: sender } = request.headers
  if ((site !== undefined && site !== 'same-origin') || (sender !== undefined && sender !== origin)) {
    throw new HttpFailure(403, 'forbidden_origin', `Only pages of ${origin} can send this`)
  }
}
