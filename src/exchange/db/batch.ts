import type pg from 'pg'

/** A text that the server has parsed, or will have, under a name of this connection; without a name it never keeps it. */
export interface Statement {
  name: string
  text: string
  isParsed: boolean
  /** What its rows are made of: asked for the first time only, for it can't change while the statement is kept. */
  columns: readonly Column[] | null
}

interface Column {
  field: pg.FieldDef
  parse: (value: string) => unknown
}

/** A statement with its values, on its way. */
export interface Part {
  statement: Statement
  /** As the driver sends them. */
  values: unknown[]
  config: { types?: pg.CustomTypesConfig; rowMode?: string }
  resolve: (result: pg.QueryResult) => void
  reject: (error: unknown) => void
}

/** The driver's answers to who waits for one of its queries. */
interface Answering extends pg.Submittable {
  handleRowDescription(message: { fields: pg.FieldDef[] }): void
  handleDataRow(message: { fields: (string | null)[] }): void
  handleCommandComplete(message: { text: string }): void
  handleEmptyQuery(): void
  handleError(error: unknown): void
  handleReadyForQuery(): void
}

/**
 * Several statements that are sent together, to be done in order: they cost one way to the server and back. Once one of
 * them fails, the server passes over those behind it. Each has its own answer, as soon as it comes.
 */
export class Batch implements Answering {
  readonly #parts: readonly Part[]
  readonly #whenOver: (error?: unknown) => void
  #current = 0
  #rows: unknown[] = []
  #isOver = false

  constructor(parts: readonly Part[], whenOver: (error?: unknown) => void) {
    this.#parts = parts
    this.#whenOver = whenOver
  }

  submit(connection: pg.Connection): void {
    const parsed = new Set<Statement>()
    connection.stream.cork()
    for (const { statement, values } of this.#parts) {
      const { name, text, isParsed, columns } = statement
      if (!isParsed && !(name && parsed.has(statement))) connection.parse({ name, text, types: [] }, true)
      parsed.add(statement)
      connection.bind({ portal: '', statement: name, values: values as never }, true)
      if (!columns) connection.describe({ type: 'P', name: '' }, true)
      connection.execute({ portal: '' }, true)
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const { statement, config } = this.#parts[this.#current]!
    statement.columns = fields.map((field) => ({
      field,
      parse: config.types!.getTypeParser(field.dataTypeID, 'text') as (value: string) => unknown,
    }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { statement, config } = this.#parts[this.#current]!
    const columns = statement.columns!
    const values = fields.map((value, index) => (value === null ? null : columns[index]!.parse(value)))
    if (config.rowMode === 'array') {
      this.#rows.push(values)
      return
    }
    const row: Record<string, unknown> = {}
    for (let index = 0; index < columns.length; index++) row[columns[index]!.field.name] = values[index]
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { statement, resolve } = this.#parts[this.#current++]!
    statement.isParsed = statement.name !== ''
    // One that answers no rows is not described.
    statement.columns ??= []
    const fields = statement.columns.map(({ field }) => field)
    const [command, ...counts] = text.split(' ')
    resolve({ command: command!, rowCount: Number(counts.at(-1) ?? 0), oid: 0, fields, rows: this.#rows })
    this.#rows = []
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  /** The server's refusal of the current statement, or the loss of the connection. */
  handleError(error: unknown): void {
    if (this.#isOver) return
    this.#isOver = true
    const failed = this.#parts.slice(this.#current)
    this.#whenOver(error)
    for (const { reject } of failed) reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#whenOver()
  }
}
