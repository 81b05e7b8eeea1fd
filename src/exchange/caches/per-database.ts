/** One of what is made for each database: a process may have several open, as tests do. */
export function perDatabase<Value>(make: () => Value): (db: object) => Value {
  const known = new WeakMap<object, Value>()
  return (db) => {
    let value = known.get(db)
    if (value === undefined) known.set(db, (value = make()))
    return value
  }
}
