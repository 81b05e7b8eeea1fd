import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

/**
 * Small typed reads over node:sqlite; the caller's SQL determines the shape of a row, so the caller states its type.
 */
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
    /** Atomic; nested calls join the outer transaction. */
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

/** Durability of each write matters little here, but surviving a killed process does, and WAL ensures that. */
export function openTables(db: DatabaseSync, schema: string): Queries {
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma busy_timeout = 5000',
  )
  db.exec(schema)
  return createQueries(db)
}
