import { deflateRawSync } from 'node:zlib'

/** Words of templates and of keyboards; what a secret has beside them is what somebody must guess. */
const words = new RegExp(
  `your|here|goes|put|insert|enter|please|this|the|use|set|change|replace|update|todo|me|it|my|pass(word|phrase|wd)?|super
  secret|client|portal|intranet|key|token|value|string|random|sample|example|placeholder|default|dummy|test|demo|admin|root
  user|postgres|oidc|jwt|signing|vault|from|for|with|env|app(lication)?|generated?|openssl|rand|base64|hex|reeldock
  production|development|at|least|long|enough|char(acter)?s?|qwerty(uiop)?|asdf(ghjkl)?|zxcv(bnm)?|1qaz|2wsx|3edc|4rfv|5tgb
  6yhn|7ujm|8ik|letmein|welcome`.replace(/\s+/g, '|'),
  'gi',
)
/** What stands between words, and around a place to be filled in. */
const between = /[\s._<>{}[\]()$!?#*"':=-]/g
/** Bytes that are looked for: more of them make nothing less obvious. */
const enough = 32

/**
 * Whether a secret is no work of chance: half of it is words of templates, or a compressor takes a quarter off it (few
 * characters, repeats) or off the steps between its neighbours (sequences), with those words or without. So it is read as it stands, and as what it
 * encodes in hexadecimal or base64. Of 16 random bytes and more, in any of these forms, none is.
 */
export function isObvious(secret: Buffer): boolean {
  const text = secret.toString('latin1')
  const forms = [secret]
  if (/^[\da-f]+$/i.test(text)) forms.push(Buffer.from(text, 'hex'))
  if (/^[\w+/-]+=*$/.test(text)) forms.push(Buffer.from(text, 'base64'))
  return forms.some(form => isRegular(form) || isRegular(stepsOf(form)) || isTemplate(form))
}

/** A text of which words of templates leave half or less, or a sequence; what is no text has no words. */
function isTemplate(form: Buffer): boolean {
  const text = form.toString('latin1')
  if (!/^[ -~]+$/.test(text)) return false
  const rest = text.replace(words, '').replace(between, '')
  return rest.length <= Math.min(form.length, enough) / 2 || isRegular(stepsOf(Buffer.from(rest)))
}

function isRegular(form: Buffer): boolean {
  return deflateRawSync(form, { level: 9 }).length <= (Math.min(form.length, enough) * 3) / 4
}

function stepsOf(form: Buffer): Buffer {
  return Buffer.from(form.subarray(1).map((byte, at) => byte - (form[at] ?? 0)))
}
