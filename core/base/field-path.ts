import { toJson } from './json'
/** What stands at a field path ("emails[0].email") of a value; undefined where nothing does. */
export function valueAt(value: unknown, path: string): unknown {
  const names = path.split(/[.[\]]/).filter(name => name !== '')
  return names.reduce((inside: unknown, name) => {
    return typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[name] : undefined
  }, value)
}

/**
 * The messages whose field, with all that lies under it, is the same before and after. A path that leads to nothing
 * stands for the value as a whole.
 */
export function messagesLeft<Message>(
  messages: Readonly<Record<string, Message>>,
  before: unknown,
  after: unknown,
): Record<string, Message> {
  const isSame = (path: string) => {
    const [was, is] = [valueAt(before, path), valueAt(after, path)]
    return was !== undefined && toJson(was) === toJson(is)
  }
  return Object.fromEntries(Object.entries(messages).filter(([path]) => isSame(path)))
}
