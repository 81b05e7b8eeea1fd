/** Memoizes `make` per database, for a process that may have several open, as tests do. */
export function memoizePerDatabase<Database extends object, Made>(
  make: (db: Database) => Made,
): (db: Database) => Made {
  const known = new WeakMap<Database, Made>()
  return (db) => {
    const made = known.get(db) ?? make(db)
    known.set(db, made)
    return made
  }
}
