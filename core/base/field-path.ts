import { isEqual } from './json'

/** Returns the part of a value at a field path ("emails[0].email"); undefined when there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return namesIn(path).reduce(
    (inside, name) => (inside instanceof Object ? Reflect.get(inside, name) : undefined),
    value,
  )
}

/** Returns a value with another part at a field path that exists. */
export function withValueAt<Value>(value: Value, path: string, content: unknown): Value {
  const put = (inside: unknown, [name, ...below]: readonly string[]): unknown => {
    if (name === undefined) return content
    const next = put(valueAt(inside, name), below)
    return Array.isArray(inside) ? inside.with(Number(name), next) : { ...Object(inside), [name]: next }
  }
  return put(value, namesIn(path)) as Value
}

/** Returns whether a field path leads to a part or into it. */
export function isUnder(path: string, part: string): boolean {
  return path.startsWith(part) && /^($|[.[])/.test(path.slice(part.length))
}

/**
 * Returns the entries under a field path, with paths relative to it: under "areas", "areas[0].max" becomes "[0].max"
 * and "areas" becomes ''.
 */
export function messagesUnder<Message>(part: string, messages: Readonly<Record<string, Message>>) {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) => {
      return isUnder(path, part) ? [[path.slice(part.length).replace(/^\./, ''), message]] : []
    }),
  )
}

const namesIn = (path: string) => path.split(/[.[\]]/).filter(name => name !== '')

/**
 * Returns the messages of fields whose value is equal before and after. The path '' stands for the whole value. Messages
 * of fields without a value are left out.
 */
export function messagesLeft<Message>(messages: Readonly<Record<string, Message>>, before: unknown, after: unknown) {
  return messagesWhere(messages, path => {
    const [was, is] = [valueAt(before, path), valueAt(after, path)]
    return was !== undefined && isEqual(was, is)
  })
}

/** Returns the messages with paths that pass a test. */
export function messagesWhere<Message>(
  messages: Readonly<Record<string, Message>>,
  test: (path: string) => boolean,
): Record<string, Message> {
  return Object.fromEntries(Object.entries(messages).filter(([path]) => test(path)))
}
