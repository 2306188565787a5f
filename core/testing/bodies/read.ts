import { type Schema, ValidationError } from 'yup'
import { yieldToMain } from '../../base/idle'
import { createCheck, maxFaults } from '../checks'
import type { Refusal } from '../outcome'
import { type Fault, listFault, twice } from './shapes'

/** A broken rule, with the path of its value. */
export interface Problem extends Fault {
  readonly path: string
}

/** The result of reading a body: the clean value, or the problems. */
export type Read<Value> = { readonly value: Value } | { readonly broken: readonly Problem[] }

/** The shape of a body, the further rules of its value, and the part of the value that is stored. */
export interface Form<Sent, Value = Sent> {
  readonly shape: Schema<Sent>
  problems?(sent: Sent): readonly Problem[]
  clean(sent: Sent): Value
}

/** Reads a body of the wire. */
export type Body<Value> = (sent: unknown) => Promise<Read<Value>>

/** The clean value of a body, or its refusal. */
export type Reading<Value> = { readonly ok: true; readonly value: Value } | Refusal

const options = { abortEarly: false, disableStackTrace: true }

export function readForm<Sent, Value>({ shape, problems, clean }: Form<Sent, Value>, sent: unknown): Read<Value> {
  try {
    const value = shape.validateSync(sent, options)
    const broken = problems?.(value) ?? []
    return broken.length > 0 ? { broken } : { value: clean(value) }
  } catch (thrown) {
    if (!ValidationError.isError(thrown)) throw thrown
    const all = thrown.inner.length > 0 ? thrown.inner : [thrown]
    return { broken: all.map(({ path, type, message }) => ({ path: path ?? '', code: type ?? '', message })) }
  }
}

/** Returns a reader that checks the whole body in one go. */
export function bodyOf<Sent, Value>(form: Form<Sent, Value>): Body<Value> {
  return async sent => readForm(form, sent)
}

/** The time after which a long list yields to other calls, in milliseconds. */
const slice = 10
let lastTurn = Promise.resolve()

/**
 * Waits until the next long list may continue. Only one list continues at a time, because slices of several lists in a
 * row would add up.
 */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(yieldToMain)
  return lastTurn
}

/**
 * Reads the rows of a list that can be long. The rows are counted first, and then read one by one until enough faults
 * are found. Other calls can run in between.
 */
export async function readRows<Sent, Value>(
  form: Form<Sent, Value>,
  sent: unknown,
  { max, path }: { max: number; path: string },
): Promise<Read<Value[]>> {
  const fault = listFault(sent, max)
  if (fault !== null) return { broken: [{ path, ...fault }] }
  const [value, broken]: [Value[], Problem[]] = [[], []]
  let startedAt = performance.now()
  for (const [index, row] of (sent as unknown[]).entries()) {
    if (broken.length >= maxFaults) break
    if (performance.now() - startedAt > slice) {
      await nextTurn()
      startedAt = performance.now()
    }
    const read = readForm(form, row)
    if ('value' in read) value.push(read.value)
    else broken.push(...read.broken.map(problem => ({ ...problem, path: joinPath(`${path}[${index}]`, problem.path) })))
  }
  return broken.length > 0 ? { broken } : { value }
}

/** Returns a problem for each row with the key of an earlier row. Rows with null have no key. */
export function repeated(list: string, field: string, keys: readonly (string | number | null)[]): Problem[] {
  const earlier = new Set<string | number>()
  return keys.flatMap((key, index): Problem[] => {
    const isLater = key !== null && earlier.has(key)
    if (key !== null) earlier.add(key)
    return isLater ? [{ path: `${list}[${index}].${field}`, ...twice }] : []
  })
}

function joinPath(row: string, path: string): string {
  return path === '' || path.startsWith('[') ? row + path : `${row}.${path}`
}

/** Returns the reading of a body, or a 422 with an entry for each field. */
export async function readBody<Value>(body: Body<Value>, sent: unknown): Promise<Reading<Value>> {
  const read = await body(sent)
  if ('value' in read) return { ok: true, value: read.value }
  const check = createCheck()
  for (const { path, code, message } of read.broken) check.add(path, code, message)
  return check.refusal ?? { ok: false, status: 422, errors: [] }
}
