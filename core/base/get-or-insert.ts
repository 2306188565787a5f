/**
 * Returns the value of a key of a map. A missing value is created and inserted first. Newer browsers have this as a
 * method of maps.
 */
export function getOrInsert<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
