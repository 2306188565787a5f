/** What a map has under a key; made, and put there, where it has nothing yet: a method of maps in newer browsers. */
export function getOrInsert<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
