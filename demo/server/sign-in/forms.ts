import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from '../http/failures'
import { escapeHtml, html, page } from './page'

/** Lets the routes of a scope read what a plain form sends; a person who is refused there gets a page to read. */
export function readForms(site: FastifyInstance): void {
  site.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, new URLSearchParams(text as string))
  })
  site.setErrorHandler((error, request, reply) => {
    if (!(error instanceof HttpFailure)) throw error
    const { pathname } = new URL(request.url, 'http://site')
    const back = `<p><a class="button" href="${escapeHtml(pathname)}">Back</a></p>`
    return html(
      reply,
      error.status,
      page({ title: 'This was refused', body: `<p class="lead">${escapeHtml(error.message)}</p>\n${back}` }),
    )
  })
}

/** A form of another site must not press a button here; what is no browser says nothing of a site. */
export function onlyByHand(request: FastifyRequest, origin: string): void {
  const { 'sec-fetch-site': site, origin: sender } = request.headers
  if ((site !== undefined && site !== 'same-origin') || (sender !== undefined && sender !== origin)) {
    throw new HttpFailure(403, 'forbidden_origin', `This is for the pages of ${origin} only`)
  }
}
