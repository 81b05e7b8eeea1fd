import { types, type ParserOptions, type PGlite } from '@electric-sql/pglite'

type Ask = PGlite['query']

/** The array types of `numeric`, the two timestamps, `interval` and `date`; the client has no names for them. */
const lists = [1231, 1115, 1185, 1187, 1182]
const kinds = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...lists]
const asText: ParserOptions = Object.fromEntries(kinds.map((kind) => [kind, (value: string) => value]))

/**
 * Makes the embedded engine's client return times as text. Drizzle asks for that with each query, and the client then
 * merges its parsers of over 300 types with them, which takes longer than most statements. Call it before drizzle uses
 * the client.
 *
 * @returns the client for those who expect dates
 */
export function readTimesAsText(client: PGlite): Pick<PGlite, 'query' | 'exec'> {
  const asDates: ParserOptions = Object.fromEntries(kinds.map((kind) => [kind, client.parsers[kind]!]))
  const [query, exec] = [client.query.bind(client), client.exec.bind(client)]
  Object.assign(client.parsers, asText)
  client.query = withoutMerging(query)
  const begin = client.transaction.bind(client)
  client.transaction = (work) =>
    begin((transaction) =>
      work(Object.assign(transaction, { query: withoutMerging(transaction.query.bind(transaction)) })),
    )
  return {
    query: (text, values, options) => query(text, values, { parsers: asDates, ...options }),
    exec: (text, options) => exec(text, { parsers: asDates, ...options }),
  }
}

/** Leaves out parsers that only say what the client does anyway. */
function withoutMerging(ask: Ask): Ask {
  return (text, values, options) => {
    if (!options?.parsers || !Object.keys(options.parsers).every((kind) => kind in asText)) {
      return ask(text, values, options)
    }
    const { parsers: _, ...others } = options
    return ask(text, values, others)
  }
}
