import type pg from 'pg'

/**
 * As many statements a connection keeps prepared. Texts that vary with the number of their values are without end; those
 * that come when the room is taken are parsed and planned each time, as without this.
 */
const maxPrepared = 300

/**
 * A connection whose statements with values are prepared when they first come, so that the server parses and plans each
 * of them once and not at every turn: half of its work for the short statements that commands are made of.
 */
export class PreparingClient {
  readonly #client: pg.ClientBase
  readonly #names = new Map<string, string>()

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  /** As the driver's own, in the form drizzle calls it. */
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
