import type pg from 'pg'
import utils from 'pg/lib/utils.js'
import { Batch, type Part, type Statement } from './batch.ts'

/**
 * As many statements a connection keeps prepared. Texts that vary with the number of their values are without end; those
 * that come when the room is taken are parsed and planned each time, as without this.
 */
const maxPrepared = 300

/** What drizzle passes to a client. */
type Query = Partial<Part['config']> & { text: string }

/**
 * A connection as transactions use it. Its statements are prepared when they first come, so that the server parses and
 * plans each of them once and not at every turn. What is asked for at once, without waiting for answers in between, is
 * sent at once. The beginning goes with the first statement, so that a transaction that could not begin has done nothing.
 */
export class TransactionClient {
  readonly #client: pg.ClientBase
  readonly #statements = new Map<string, Statement>()
  #named = 0
  #waiting: (Part | (() => Promise<unknown>))[] = []
  #isBusy = false
  /** What begins the transaction, until it is sent. */
  #beginning: string | null = null
  /** Why the transaction could not begin: what would come in it is refused until it is given up. */
  #unbegun: unknown = null

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  /** As the driver's own, in the form drizzle calls it. */
  query(config: Query, values: unknown[] = []): Promise<pg.QueryResult> {
    if (config.text.startsWith('begin')) return this.begin(config.text)
    if (config.text === 'commit') return this.commit()
    if (config.text === 'rollback') return this.rollBack()
    return this.#ask(config, values)
  }

  begin(text = 'begin'): Promise<pg.QueryResult> {
    this.#beginning = text
    return nothing
  }

  /** Sent behind what was asked for last, and passed over by the server when that fails. */
  commit(): Promise<pg.QueryResult> {
    if (this.#beginning === null) return this.#ask({ text: 'commit' }, [])
    this.#beginning = null
    return nothing
  }

  rollBack(): Promise<pg.QueryResult> {
    if (this.#beginning === null && this.#unbegun === null) return this.#ask({ text: 'rollback' }, [])
    this.#beginning = this.#unbegun = null
    return nothing
  }

  async #ask(config: Query, values: unknown[]): Promise<pg.QueryResult> {
    if (this.#unbegun !== null) throw this.#unbegun
    const sent = values.map(utils.prepareValue)
    const answer = Promise.withResolvers<pg.QueryResult>()
    if (this.#beginning !== null) this.#begin(config)
    if (values.length > 0 || config.text === 'commit')
      this.#waiting.push({ statement: this.#statementOf(config.text), values: sent, config, ...answer })
    // May be several commands in one, which can't be prepared; and what gives up goes even where others before it failed.
    else this.#waiting.push(() => this.#client.query(config).then(answer.resolve, answer.reject))
    this.#sendSoon()
    return answer.promise
  }

  #begin(config: Query): void {
    const statement = this.#statementOf(this.#beginning!)
    this.#beginning = null
    const reject = (error: unknown) => (this.#unbegun = error)
    this.#waiting.push({ statement, values: [], config, resolve: () => {}, reject })
  }

  /** All that is asked for in this turn of the event loop goes together, after what is under way. */
  #sendSoon(): void {
    if (this.#isBusy) return
    this.#isBusy = true
    process.nextTick(() => this.#send())
  }

  #send(): void {
    const [first] = this.#waiting
    if (typeof first === 'function') {
      this.#waiting.shift()
      void first().then(() => this.#goOn())
      return
    }
    const end = this.#waiting.findIndex((one) => typeof one === 'function')
    const parts = this.#waiting.splice(0, end < 0 ? this.#waiting.length : end) as Part[]
    this.#client.query(new Batch(parts, (error) => this.#goOn(error, parts)))
  }

  #goOn(error?: unknown, parts: readonly Part[] = []): void {
    // Whether the server has come to parse these is not known: they get new names.
    if (error !== undefined)
      for (const { statement } of parts) if (!statement.isParsed) this.#statements.delete(statement.text)
    this.#isBusy = false
    if (this.#waiting.length > 0) this.#sendSoon()
  }

  #statementOf(text: string): Statement {
    const known = this.#statements.get(text)
    if (known) return known
    const isKept = this.#statements.size < maxPrepared
    const made = { name: isKept ? `amber_${this.#named++}` : '', text, isParsed: false, columns: null }
    if (isKept) this.#statements.set(text, made)
    return made
  }
}

const nothing: Promise<pg.QueryResult> = Promise.resolve({ command: '', rowCount: 0, oid: 0, fields: [], rows: [] })
