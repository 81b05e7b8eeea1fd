import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

/** Small typed reads over node:sqlite; a row's shape is the caller's SQL, so the type is stated beside it. */
export function createQueries(db: DatabaseSync) {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepared = (sql: string) => {
    let statement = statements.get(sql)
    if (!statement) statements.set(sql, (statement = db.prepare(sql)))
    return statement
  }
  let depth = 0
  return {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as Row[],
    get: <Row>(sql: string, ...values: SQLInputValue[]) => prepared(sql).get(...values) as Row | undefined,
    run: (sql: string, ...values: SQLInputValue[]) => Number(prepared(sql).run(...values).changes),
    /** All or nothing; inside another transaction it joins that one. */
    transaction: <Result>(work: () => Result): Result => {
      if (depth > 0) return work()
      db.exec('begin immediate')
      depth++
      try {
        const result = work()
        db.exec('commit')
        return result
      } catch (error) {
        db.exec('rollback')
        throw error
      } finally {
        depth--
      }
    },
  }
}

export type Queries = ReturnType<typeof createQueries>

/** Written to disk before a write returns matters little here; surviving a killed process does, and WAL keeps that. */
export function openTables(db: DatabaseSync, schema: string): Queries {
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma busy_timeout = 5000',
  )
  db.exec(schema)
  return createQueries(db)
}
