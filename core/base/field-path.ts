import { isEqual } from './json'

/** What stands at a field path ("emails[0].email") of a value; undefined where nothing does. */
export function valueAt(value: unknown, path: string): unknown {
  return namesIn(path).reduce(
    (inside, name) => (inside instanceof Object ? Reflect.get(inside, name) : undefined),
    value,
  )
}

/** The value with something else at a field path that leads somewhere. */
export function withValueAt<Value>(value: Value, path: string, content: unknown): Value {
  const put = (inside: unknown, [name, ...below]: readonly string[]): unknown => {
    if (name === undefined) return content
    const next = put(valueAt(inside, name), below)
    return Array.isArray(inside) ? inside.with(Number(name), next) : { ...Object(inside), [name]: next }
  }
  return put(value, namesIn(path)) as Value
}

/** Whether a field path leads to a part, or into it. */
export function isUnder(path: string, part: string): boolean {
  return path.startsWith(part) && /^($|[.[])/.test(path.slice(part.length))
}

/** What stands under a field path, each by the path from there: "areas[0].max" under "areas" is "[0].max", and its own ''. */
export function messagesUnder<Message>(part: string, messages: Readonly<Record<string, Message>>) {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) => {
      return isUnder(path, part) ? [[path.slice(part.length).replace(/^\./, ''), message]] : []
    }),
  )
}

const namesIn = (path: string) => path.split(/[.[\]]/).filter(name => name !== '')

/**
 * The messages whose field, with all that lies under it, is the same before and after. A path that leads to nothing
 * stands for the value as a whole.
 */
export function messagesLeft<Message>(messages: Readonly<Record<string, Message>>, before: unknown, after: unknown) {
  return messagesWhere(messages, path => {
    const [was, is] = [valueAt(before, path), valueAt(after, path)]
    return was !== undefined && isEqual(was, is)
  })
}

/** Messages by field path, of the paths that are meant. */
export function messagesWhere<Message>(
  messages: Readonly<Record<string, Message>>,
  isMeant: (path: string) => boolean,
): Record<string, Message> {
  return Object.fromEntries(Object.entries(messages).filter(([path]) => isMeant(path)))
}
