import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './failures'

/** No body of the wire is a quarter as deep; what is read is also written, compared and walked. */
const deepest = 32
/** The longest sheet has half as many; a body of a million small ones costs more to make than its bytes tell. */
const mostValues = 250_000

/** Reads JSON and nothing else; a call that announces JSON and sends nothing (a POST without a body) is well. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    const refusal = refusalOf(text as string)
    if (refusal !== null) return done(new HttpFailure(400, 'bad_json', refusal))
    parse(request, text as string, (error, body) => {
      if (error) done(new HttpFailure(400, 'bad_json', 'The request is not valid JSON'))
      else done(null, body)
    })
  })
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Why a text is not read at all, told in one pass and before anything is made of it; what stands within texts does not count. */
function refusalOf(json: string): string | null {
  let depth = 0
  let values = 1
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (isText) {
      // A sign behind a backslash ends no text.
      if (sign === backslash) at++
      else if (sign === quote) isText = false
    } else if (sign === quote) isText = true
    else if (sign === comma) values++
    else if (sign === openList || sign === openObject) {
      values++
      if (++depth > deepest) return `The request is nested too deeply (max ${deepest} levels)`
    } else if (sign === closeList || sign === closeObject) depth--
  }
  return values > mostValues ? `The request has too many values (max ${mostValues})` : null
}
