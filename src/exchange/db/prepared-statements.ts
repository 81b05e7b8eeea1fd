import type pg from 'pg'

/**
 * How many statements a connection keeps prepared. Texts that vary with their number of values are unlimited; past the
 * cap, statements are parsed and planned on each call.
 */
const maxPrepared = 300

/**
 * A connection that prepares statements with values on first use, so that the server parses and plans each once instead
 * of on every call: that halves its work for the short statements of commands.
 */
export class PreparingClient {
  readonly #client: pg.ClientBase
  readonly #names = new Map<string, string>()

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  /** Like the driver's own, in the form drizzle calls it. */
  query(config: pg.QueryConfig, values: unknown[] = []): Promise<pg.QueryResult> {
    const name = values.length > 0 ? this.#nameOf(config.text) : undefined
    return this.#client.query(name ? { ...config, name } : config, values)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= maxPrepared) return known
    const name = `amber_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
