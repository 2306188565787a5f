import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './failures'

/** No body of the wire is a quarter as deep; what is read is also written, compared and walked. */
const deepest = 32

/** Reads JSON and nothing else; a call that announces JSON and sends nothing (a POST without a body) is well. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    if (depthOf(text as string) > deepest) {
      return done(new HttpFailure(400, 'bad_json', `The request is nested more than ${deepest} deep`))
    }
    parse(request, text as string, (error, body) => {
      if (error) done(new HttpFailure(400, 'bad_json', 'The request is not well-formed JSON'))
      else done(null, body)
    })
  })
}

/** How deep lists and objects are nested, told before any is made; brackets within texts do not count. */
function depthOf(json: string): number {
  let depth = 0
  let most = 0
  for (const [mark] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (mark === '[' || mark === '{') most = Math.max(most, ++depth)
    else if (mark === ']' || mark === '}') depth--
  }
  return most
}
