import { expect } from 'chai'
import type { FailureCategory } from '../base/errors'
import '../i18n/words'
import { translator } from '../i18n/translate'
import shared from '../i18n/words/en'
import { failureText } from '../notifications/failure-text'
import { failureOf, retryAfterOf } from './gate'

const page = '<!doctype html><title>502 Bad Gateway</title>'
const errorBody = (message: string, code = 'some_code', details?: Record<string, unknown>) => ({
  errors: [{ code, message, ...(details ? { details } : {}) }],
})
const unexpected = 'Unexpected error'

interface Row {
  name: string
  status: number
  statusText?: string
  body: unknown
  category: FailureCategory
  message: string
  code?: string
  fieldErrors?: Record<string, string>
  details?: Record<string, string | number>
}

const table: Row[] = [
  {
    name: 'an ErrorBody',
    status: 500,
    statusText: 'Internal Server Error',
    body: errorBody('The press is broken'),
    category: 'server',
    message: 'The press is broken',
    code: 'some_code',
  },
  {
    name: 'the first of two errors',
    status: 400,
    body: { errors: [errorBody('first').errors[0], errorBody('second').errors[0]] },
    category: 'unexpected',
    message: 'first',
    code: 'some_code',
  },
  {
    name: 'the page of a proxy',
    status: 502,
    statusText: 'Bad Gateway',
    body: page,
    category: 'server',
    message: 'Bad Gateway',
  },
  { name: 'a proxy without a status text', status: 502, body: page, category: 'server', message: unexpected },
  {
    name: 'nothing at all',
    status: 503,
    statusText: 'Service Unavailable',
    body: '',
    category: 'server',
    message: 'Service Unavailable',
  },
  { name: 'nothing, and no status text', status: 500, body: undefined, category: 'server', message: unexpected },
  {
    name: 'a message that is empty',
    status: 500,
    statusText: 'Internal Server Error',
    body: errorBody(''),
    category: 'server',
    message: 'Internal Server Error',
    code: 'some_code',
  },
  {
    name: 'a message only in a later error',
    status: 400,
    statusText: 'Bad Request',
    body: { errors: [{ code: 'a' }, { code: 'b', message: 'this one' }] },
    category: 'unexpected',
    message: 'this one',
    code: 'a',
  },
  {
    name: '401',
    status: 401,
    statusText: 'Unauthorized',
    body: errorBody('Sign in to continue', 'unauthorized'),
    category: 'unauthorized',
    message: 'Sign in to continue',
    code: 'unauthorized',
  },
  { name: '401 of a proxy', status: 401, body: page, category: 'unauthorized', message: unexpected },
  {
    name: '401 no_access',
    status: 401,
    body: errorBody('Not added', 'no_access'),
    category: 'no-access',
    message: 'Not added',
    code: 'no_access',
  },
  {
    name: '403 no_access',
    status: 403,
    body: errorBody('Admins only', 'no_access'),
    category: 'unexpected',
    message: 'Admins only',
    code: 'no_access',
  },
  {
    name: '404',
    status: 404,
    body: errorBody('No such order', 'not_found'),
    category: 'not-found',
    message: 'No such order',
    code: 'not_found',
  },
  {
    name: '409 stale',
    status: 409,
    body: errorBody('Changed', 'stale'),
    category: 'stale',
    message: 'Changed',
    code: 'stale',
  },
  {
    name: '409 of another kind',
    status: 409,
    body: errorBody('Already copied', 'drive_in_use'),
    category: 'unexpected',
    message: 'Already copied',
    code: 'drive_in_use',
  },
  { name: '412', status: 412, body: '', category: 'stale', message: shared['shared.staleDetail'] },
  {
    name: '422 with a path for each error',
    status: 422,
    body: {
      errors: [
        { code: 'invalid', message: 'too long', details: { path: 'phones[1].phoneNo', most: 15 } },
        { code: 'invalid', message: 'taken', details: { path: 'emails[0].email' } },
        { code: 'invalid', message: 'said twice', details: { path: 'emails[0].email' } },
        { code: 'invalid', message: 'of the whole' },
      ],
    },
    category: 'invalid',
    message: 'too long',
    code: 'invalid',
    details: { path: 'phones[1].phoneNo', most: 15 },
    fieldErrors: { 'phones[1].phoneNo': 'too long', 'emails[0].email': 'taken' },
  },
  {
    name: '422 of a proxy',
    status: 422,
    statusText: 'Unprocessable Content',
    body: page,
    category: 'invalid',
    message: 'Unprocessable Content',
  },
  {
    name: 'details that are no details',
    status: 500,
    body: errorBody('words', 'c', { serialNo: 'A1', bayNo: 2, inner: { a: 1 }, none: null, list: [1] }),
    category: 'server',
    message: 'words',
    code: 'c',
    details: { serialNo: 'A1', bayNo: 2 },
  },
  {
    name: 'details that are a list',
    status: 500,
    body: { errors: [{ code: 'c', message: 'words', details: ['path'] }] },
    category: 'server',
    message: 'words',
    code: 'c',
  },
  {
    name: 'a path that is no text',
    status: 422,
    body: errorBody('words', 'c', { path: 7 }),
    category: 'invalid',
    message: 'words',
    code: 'c',
    details: { path: 7 },
  },
  {
    name: 'errors that are no list',
    status: 400,
    statusText: 'Bad Request',
    body: { errors: 'no' },
    category: 'unexpected',
    message: 'Bad Request',
  },
  {
    name: 'errors of nothing',
    status: 400,
    statusText: 'Bad Request',
    body: { errors: [null, 'x', 7, [], {}] },
    category: 'unexpected',
    message: 'Bad Request',
  },
  {
    name: 'code and message of other types',
    status: 400,
    statusText: 'Bad Request',
    body: { errors: [{ code: 7, message: { en: 'x' } }] },
    category: 'unexpected',
    message: 'Bad Request',
  },
  { name: 'a number', status: 400, statusText: 'Bad Request', body: 7, category: 'unexpected', message: 'Bad Request' },
  {
    name: 'null',
    status: 418,
    statusText: "I'm a teapot",
    body: null,
    category: 'unexpected',
    message: "I'm a teapot",
  },
]

describe('the error gate', () => {
  const t = translator('en')

  // @spec 8.1
  for (const row of table)
    it(`${row.status} with ${row.name} is ${row.category}: “${row.message}”`, () => {
      const failure = failureOf({ status: row.status, statusText: row.statusText ?? '', body: row.body })
      expect(failure.category).to.equal(row.category)
      expect(failure.status).to.equal(row.status)
      expect(failure.code).to.equal(row.code ?? null)
      expect(failure.fieldErrors).to.deep.equal(row.fieldErrors ?? {})
      expect(failure.details).to.deep.equal(row.details ?? {})
      expect(t.text(failureText(failure))).to.equal(row.message)
    })

  for (const [header, milliseconds] of [
    ['40', 40_000],
    ['Thu, 19 Nov 2026 20:10:30 GMT', 30_000],
    ['Thu, 19 Nov 2026 20:09:00 GMT', 0],
    ['soon', null],
    [null, null],
  ] as const)
    it(`reads Retry-After “${header}” as ${milliseconds} ms`, () => {
      expect(retryAfterOf(header, Date.parse('2026-11-19T20:10:00Z'))).to.equal(milliseconds)
      const headers = new Headers(header === null ? {} : { 'retry-after': header })
      const { retryAfter } = failureOf({ status: 429, statusText: '', body: {}, headers })
      expect(retryAfter === null).to.equal(milliseconds === null)
    })
})
