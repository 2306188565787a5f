import { deflateRawSync } from 'node:zlib'

/** Words of templates and keyboards. Only the rest of a secret must be guessed. */
const templateWords = new RegExp(
  `your|here|goes|put|insert|enter|please|this|the|use|set|change|replace|update|todo|me|it|my|pass(word|phrase|wd)?|super
  secret|client|portal|intranet|key|token|value|string|random|sample|example|placeholder|default|dummy|test|demo|admin|root
  user|postgres|oidc|jwt|signing|vault|from|for|with|env|app(lication)?|generated?|openssl|rand|base64|hex|reeldock
  production|development|at|least|long|enough|char(acter)?s?|qwerty(uiop)?|asdf(ghjkl)?|zxcv(bnm)?|1qaz|2wsx|3edc|4rfv|5tgb
  6yhn|7ujm|8ik|letmein|welcome`.replace(/\s+/g, '|'),
  'gi',
)
/** The separators between words and around placeholders. */
const separators = /[\s._<>{}[\]()$!?#*"':=-]/g
/** The length in bytes up to which the limits grow with a secret. A longer secret needs no more random bytes. */
const maxJudged = 32

/**
 * Returns whether a secret is not random: half of it is template words, or compression saves a quarter of its bytes
 * (few characters, repeats) or of the differences between neighbors (sequences). Sequences are also found without the
 * words. The secret is checked as it stands and as decoded hexadecimal or base64. In any of these forms, 16 random
 * bytes or more are never obvious.
 */
export function isObvious(secret: Buffer): boolean {
  const text = secret.toString('latin1')
  const forms = [secret]
  if (/^[\da-f]+$/i.test(text)) forms.push(Buffer.from(text, 'hex'))
  if (/^[\w+/-]+=*$/.test(text)) forms.push(Buffer.from(text, 'base64'))
  return forms.some(form => isRegular(form) || isRegular(stepsOf(form)) || isTemplate(form))
}

/**
 * Returns whether template words make up half of a text or more, or the rest is a sequence. Bytes that are no text have
 * no words.
 */
function isTemplate(form: Buffer): boolean {
  const text = form.toString('latin1')
  if (!/^[ -~]+$/.test(text)) return false
  const rest = text.replace(templateWords, '').replace(separators, '')
  return rest.length <= Math.min(form.length, maxJudged) / 2 || isRegular(stepsOf(Buffer.from(rest)))
}

function isRegular(form: Buffer): boolean {
  return deflateRawSync(form, { level: 9 }).length <= (Math.min(form.length, maxJudged) * 3) / 4
}

function stepsOf(form: Buffer): Buffer {
  return Buffer.from(form.subarray(1).map((byte, index) => byte - (form[index] ?? 0)))
}
