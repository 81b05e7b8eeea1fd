import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './connection.ts'

interface BulkOptions {
  /** Rows per statement. */
  chunk?: number
  /** What follows `on conflict`, e.g. sql`(id) do update set name = excluded.name`. */
  onConflict?: SQL
}

/**
 * Inserts many rows, some 150,000 a second for narrow tables: each chunk travels as one JSON parameter, so neither the
 * statement nor its plan grows with the rows. Every row must have the keys of the first; omitted columns get their
 * default, and `undefined` becomes null. Rows may bring their own identities; the sequence then continues after them. A
 * violated constraint rejects as in any insert: call it in a transaction for all or nothing.
 *
 * @returns the number of rows given.
 */
export async function bulkInsert<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: Iterable<BulkRow<Table>>,
  { chunk = 5_000, onConflict }: BulkOptions = {},
): Promise<number> {
  let statement: ((batch: string) => SQL) | undefined
  let identity: string | undefined
  let inserted = 0
  for (const batch of batches(rows, chunk)) {
    if (!statement) {
      const columns = columnsOf(table, Object.keys(batch[0]!))
      statement = insertStatement(table, columns, onConflict)
      identity = columns.find((column) => column.isIdentity)?.name
    }
    await db.execute(statement(JSON.stringify(batch.map(plainRow))))
    inserted += batch.length
  }
  if (identity) await continueIdentity(db, table, identity)
  return inserted
}

/** What an insert takes, including identities, which the caller sets instead of the database. */
export type BulkRow<Table extends PgTable> = { [Key in keyof Table['$inferInsert']]: Table['$inferInsert'][Key] } & {
  [Key in 'id' & keyof Table['$inferSelect']]?: Table['$inferSelect'][Key]
}

interface BulkColumn {
  /** The key in a row. */
  key: string
  /** The name in the database. */
  name: string
  type: string
  isIdentity: boolean
}

function columnsOf(table: PgTable, keys: string[]): BulkColumn[] {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  return keys.map((key) => {
    const column = columns[key]
    if (!column) throw new Error(`${getTableConfig(table).name} has no column ${key}`)
    return {
      key,
      name: column.keyAsName ? toSnakeCase(column.name) : column.name,
      type: column.getSQLType(),
      isIdentity: column.generatedIdentity !== undefined,
    }
  })
}

function insertStatement(table: PgTable, columns: BulkColumn[], onConflict: SQL | undefined): (batch: string) => SQL {
  const conflict = onConflict ? sql` on conflict ${onConflict}` : sql``
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  const keys = sql.join(
    columns.map((column) => sql.identifier(column.key)),
    sql`, `,
  )
  const typed = sql.join(
    columns.map((column) => sql`${sql.identifier(column.key)} ${sql.raw(column.type)}`),
    sql`, `,
  )
  const overriding = columns.some((column) => column.isIdentity) ? sql` overriding system value` : sql``
  // Text first: as json, the embedded engine's driver would serialise the string a second time.
  return (batch) =>
    sql`insert into ${table} (${names})${overriding} select ${keys} from json_to_recordset(${batch}::text::json) as r(${typed})${conflict}`
}

/** Makes the table's identity sequence continue after the highest value present. */
export async function continueIdentity(db: Queryable, table: PgTable, column: string): Promise<void> {
  const { name } = getTableConfig(table)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, ${column}), (select max(${sql.identifier(column)}) from ${table}))`,
  )
}

/**
 * JSON has no bigint: they become strings, which the database also reads. A replacer would take three times as long.
 */
function plainRow(row: object): object {
  let plain: Record<string, unknown> | undefined
  for (const [key, value] of Object.entries(row)) {
    if (typeof value === 'bigint') (plain ??= { ...row })[key] = value.toString()
    else if (value === undefined) (plain ??= { ...row })[key] = null
  }
  return plain ?? row
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    if (batch.push(item) < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
