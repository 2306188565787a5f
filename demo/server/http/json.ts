import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './failures'

/** Reads JSON and nothing else; a call that announces JSON and sends nothing (a POST without a body) is well. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    parse(request, text as string, (error, body) => {
      if (error) done(new HttpFailure(400, 'bad_json', 'The request is not well-formed JSON'))
      else done(null, body)
    })
  })
}
