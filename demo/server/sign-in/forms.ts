import type { FastifyInstance, FastifyRequest } from 'fastify'
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

/** A form of another site must not press a button here; what is no browser says nothing of a site. */
export function onlyByHand(request: FastifyRequest, origin: string): void {
  const { 'sec-fetch-site': site, origin: sender } = request.headers
  if ((site !== undefined && site !== 'same-origin') || (sender !== undefined && sender !== origin)) {
    throw new HttpFailure(403, 'forbidden_origin', `This is for the pages of ${origin} only`)
  }
}
