import type { FastifyInstance } from 'fastify'

/** Lets the routes of a scope read what a plain form sends. */
export function readForms(site: FastifyInstance): void {
  site.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, new URLSearchParams(text as string))
  })
}
