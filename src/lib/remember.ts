/**
 * A function that makes a value once per key. Keys may come from visitors, so beyond `most` values it forgets the
 * oldest.
 */
export function remember<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    let value = made.get(key)
    if (value !== undefined) return value
    value = make(key)
    if (made.size >= most) made.delete(made.keys().next().value!)
    made.set(key, value)
    return value
  }
}
