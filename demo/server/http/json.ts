import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './failures'

/** The levels of nesting that a body may have. Bodies of the wire use less than a quarter. */
const maxDepth = 32
/**
 * The values that a body may have. The longest sheet has half as many, and many small values cost more than their bytes
 * suggest.
 */
const maxValues = 250_000

/** Makes a site read JSON only. An empty body is fine, such as that of a POST without content. */
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

/**
 * Returns why a text is not parsed, or null. One pass counts levels and values before parsing and skips the content of
 * strings.
 */
function refusalOf(json: string): string | null {
  let depth = 0
  let values = 1
  let isText = false
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index)
    if (isText) {
      // A backslash escapes the next character, so a quote after it does not end the string.
      if (code === backslash) index++
      else if (code === quote) isText = false
    } else if (code === quote) isText = true
    else if (code === comma) values++
    else if (code === openList || code === openObject) {
      values++
      if (++depth > maxDepth) return `The request is nested too deeply (max ${maxDepth} levels)`
    } else if (code === closeList || code === closeObject) depth--
  }
  return values > maxValues ? `The request has too many values (max ${maxValues})` : null
}
